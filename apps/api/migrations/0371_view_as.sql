-- A sign-in that views the dashboard as a role. Its calls then have only what both the role and the person may do (`viewAs`), and they
-- change nothing. No foreign key: with the role, the view ends.
alter table auth_session add column view_as_role integer;

drop function enter_session(text, text, text);
create function enter_session(p_session text, p_mode text, p_request text)
returns table (
  user_id text, merchant_id text, email text, name text, user_status text, role_id integer, role_name text,
  -- Joined by commas: an array would be taken apart letter by letter in every request.
  permissions text, masks_personal_data boolean, feature_config jsonb, is_suspended boolean, sandbox_only boolean,
  revoked boolean, expires_at timestamptz, clock_ahead_ms bigint,
  needs_two_step boolean, viewed_role_id integer, viewed_role_name text, viewed_permissions text, viewed_masks boolean
)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  entered text;
begin
  select u.user_id, u.merchant_id, u.email, u.name, u.status, u.role_id, r.name,
         array_to_string(r.permissions, ','), r.masks_personal_data, mm.feature_config, m.is_suspended, m.sandbox_only,
         s.revoked_at is not null, s.expires_at, mm.clock_ahead_ms,
         s.needs_two_step, v.role_id, v.name, array_to_string(v.permissions, ','), v.masks_personal_data
    into enter_session.user_id, enter_session.merchant_id, enter_session.email, enter_session.name,
         enter_session.user_status, enter_session.role_id, enter_session.role_name, enter_session.permissions,
         enter_session.masks_personal_data, enter_session.feature_config, enter_session.is_suspended,
         enter_session.sandbox_only, enter_session.revoked, enter_session.expires_at, enter_session.clock_ahead_ms,
         enter_session.needs_two_step, enter_session.viewed_role_id, enter_session.viewed_role_name, enter_session.viewed_permissions, enter_session.viewed_masks
    from public.auth_session s
    join public.user_account u on u.user_id = s.user_id
    join public.role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
    join public.merchant m on m.merchant_id = u.merchant_id
    join public.merchant_mode mm on mm.merchant_id = u.merchant_id and mm.mode = p_mode
    left join public.role v on v.merchant_id = u.merchant_id and v.role_id = s.view_as_role
   where s.session_id = p_session;
  if not found then
    return;
  end if;
  entered := pg_catalog.set_config('app.merchant_id', enter_session.merchant_id, true)
          || pg_catalog.set_config('app.actor_id', enter_session.user_id, true)
          || pg_catalog.set_config('app.mode', p_mode, true)
          || pg_catalog.set_config('app.request_id', p_request, true);
  return next;
end
$$;
revoke execute on function enter_session(text, text, text) from public;
grant execute on function enter_session(text, text, text) to dasbor_app;
grant create on schema public to dasbor_auth;
alter function enter_session(text, text, text) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;

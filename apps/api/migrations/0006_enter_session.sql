-- The door's one question: who is this, may they still, as whom do the next statements run. Sets the tenant of the
-- transaction and answers the rights as they are now. Runs as dasbor_auth, since before it there is no tenant to see by.
create function enter_session(p_session text, p_mode text, p_request text)
returns table (
  user_id text, merchant_id text, email text, name text, user_status text, role_id integer, role_name text,
  -- Joined by commas: an array would be taken apart letter by letter in every request.
  permissions text, masks_personal_data boolean, feature_config jsonb, is_suspended boolean, sandbox_only boolean,
  revoked boolean, expires_at timestamptz
)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  entered text;
begin
  select u.user_id, u.merchant_id, u.email, u.name, u.status, u.role_id, r.name,
         array_to_string(r.permissions, ','), r.masks_personal_data, mm.feature_config, m.is_suspended, m.sandbox_only,
         s.revoked_at is not null, s.expires_at
    into enter_session.user_id, enter_session.merchant_id, enter_session.email, enter_session.name,
         enter_session.user_status, enter_session.role_id, enter_session.role_name, enter_session.permissions,
         enter_session.masks_personal_data, enter_session.feature_config, enter_session.is_suspended,
         enter_session.sandbox_only, enter_session.revoked, enter_session.expires_at
    from public.auth_session s
    join public.user_account u on u.user_id = s.user_id
    join public.role r on r.merchant_id = u.merchant_id and r.role_id = u.role_id
    join public.merchant m on m.merchant_id = u.merchant_id
    join public.merchant_mode mm on mm.merchant_id = u.merchant_id and mm.mode = p_mode
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

-- The same for work that knows its tenant already: jobs, seeds, tests.
create function enter_tenant(p_merchant text, p_mode text, p_actor text, p_request text) returns void
language sql as $$
  select set_config('app.merchant_id', p_merchant, true), set_config('app.mode', p_mode, true),
         set_config('app.actor_id', p_actor, true), set_config('app.request_id', p_request, true);
$$;

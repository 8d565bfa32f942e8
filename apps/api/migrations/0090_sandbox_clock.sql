-- In sandbox the rules of the day may go by a clock that is ahead of the real one (packages/domain/src/sandbox-clock).
alter table merchant_mode
  add column clock_ahead_ms bigint not null default 0,
  add constraint live_has_no_clock_of_its_own check (clock_ahead_ms = 0 or mode = 'sandbox'),
  add constraint clock_is_never_behind check (clock_ahead_ms >= 0);

-- Both doors answer it beside the rights.
drop function enter_session(text, text, text);
create function enter_session(p_session text, p_mode text, p_request text)
returns table (
  user_id text, merchant_id text, email text, name text, user_status text, role_id integer, role_name text,
  -- Joined by commas: an array would be taken apart letter by letter in every request.
  permissions text, masks_personal_data boolean, feature_config jsonb, is_suspended boolean, sandbox_only boolean,
  revoked boolean, expires_at timestamptz, clock_ahead_ms bigint
)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  entered text;
begin
  select u.user_id, u.merchant_id, u.email, u.name, u.status, u.role_id, r.name,
         array_to_string(r.permissions, ','), r.masks_personal_data, mm.feature_config, m.is_suspended, m.sandbox_only,
         s.revoked_at is not null, s.expires_at, mm.clock_ahead_ms
    into enter_session.user_id, enter_session.merchant_id, enter_session.email, enter_session.name,
         enter_session.user_status, enter_session.role_id, enter_session.role_name, enter_session.permissions,
         enter_session.masks_personal_data, enter_session.feature_config, enter_session.is_suspended,
         enter_session.sandbox_only, enter_session.revoked, enter_session.expires_at, enter_session.clock_ahead_ms
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

drop function enter_api_key(text, text, text);
create function enter_api_key(p_hash text, p_mode text, p_request text)
returns table (
  key_id text, merchant_id text, name text, kind text, scopes jsonb, allowed_ips text[], expires_at timestamptz,
  revoked_at timestamptz, secret_ends_at timestamptz, feature_config jsonb, is_suspended boolean, clock_ahead_ms bigint
)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  entered text;
begin
  select k.id, k.merchant_id, k.name, k.kind, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at, s.ends_at,
         mm.feature_config, m.is_suspended, mm.clock_ahead_ms
    into enter_api_key.key_id, enter_api_key.merchant_id, enter_api_key.name, enter_api_key.kind, enter_api_key.scopes,
         enter_api_key.allowed_ips, enter_api_key.expires_at, enter_api_key.revoked_at, enter_api_key.secret_ends_at,
         enter_api_key.feature_config, enter_api_key.is_suspended, enter_api_key.clock_ahead_ms
    from public.api_key_secret s
    join public.api_key k on k.merchant_id = s.merchant_id and k.mode = s.mode and k.id = s.key_id
    join public.merchant m on m.merchant_id = k.merchant_id
    join public.merchant_mode mm on mm.merchant_id = k.merchant_id and mm.mode = k.mode
   where s.secret_hash = p_hash and s.mode = p_mode;
  if not found then
    return;
  end if;
  entered := pg_catalog.set_config('app.merchant_id', enter_api_key.merchant_id, true)
          || pg_catalog.set_config('app.actor_id', enter_api_key.key_id, true)
          || pg_catalog.set_config('app.mode', p_mode, true)
          || pg_catalog.set_config('app.request_id', p_request, true);
  return next;
end
$$;
revoke execute on function enter_api_key(text, text, text) from public;
grant execute on function enter_api_key(text, text, text) to dasbor_app;
grant create on schema public to dasbor_auth;
alter function enter_api_key(text, text, text) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;

-- A key of a merchant that is not activated, or no longer, does nothing in live mode.
drop function enter_api_key(text, text, text);
drop function enter_merchant_of_key(text, text, text);
create function enter_merchant_of_key(p_hash text, p_mode text, p_request text)
returns table (
  key_id text, merchant_id text, name text, kind text, scopes jsonb, allowed_ips text[], expires_at timestamptz,
  revoked_at timestamptz, secret_ends_at timestamptz, feature_config jsonb, is_suspended boolean, sandbox_only boolean, clock_ahead_ms bigint,
  subaccount_id text, subaccount_status text
)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  found_key record;
  entered text;
begin
  select k.id, k.merchant_id, k.name, k.kind, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at, s.ends_at,
         mm.feature_config, m.is_suspended, m.sandbox_only, mm.clock_ahead_ms, k.subaccount_id, sub.status
    into found_key
    from public.api_key_secret s
    join public.api_key k on k.merchant_id = s.merchant_id and k.mode = s.mode and k.id = s.key_id
    join public.merchant m on m.merchant_id = k.merchant_id
    join public.merchant_mode mm on mm.merchant_id = k.merchant_id and mm.mode = k.mode
    left join public.subaccount sub
      on sub.merchant_id = k.merchant_id and sub.mode = k.mode and sub.id = k.subaccount_id
   where s.secret_hash = p_hash and s.mode = p_mode;
  if not found then
    return;
  end if;
  entered := pg_catalog.set_config('app.merchant_id', found_key.merchant_id, true)
          || pg_catalog.set_config('app.actor_id', found_key.id, true)
          || pg_catalog.set_config('app.mode', p_mode, true)
          || pg_catalog.set_config('app.request_id', p_request, true);
  return query select found_key.id, found_key.merchant_id, found_key.name, found_key.kind, found_key.scopes,
                      found_key.allowed_ips, found_key.expires_at, found_key.revoked_at, found_key.ends_at,
                      found_key.feature_config, found_key.is_suspended, found_key.sandbox_only, found_key.clock_ahead_ms,
                      found_key.subaccount_id, found_key.status;
end
$$;
revoke execute on function enter_merchant_of_key(text, text, text) from public;
grant execute on function enter_merchant_of_key(text, text, text) to dasbor_app;
grant create on schema public to dasbor_auth;
alter function enter_merchant_of_key(text, text, text) owner to dasbor_auth;
revoke create on schema public from dasbor_auth;

create function enter_api_key(p_hash text, p_mode text, p_request text)
returns table (
  key_id text, merchant_id text, name text, kind text, scopes jsonb, allowed_ips text[], expires_at timestamptz,
  revoked_at timestamptz, secret_ends_at timestamptz, feature_config jsonb, is_suspended boolean, sandbox_only boolean, clock_ahead_ms bigint,
  subaccount_id text, subaccount_status text
)
language plpgsql as $$
begin
  for key_id, merchant_id, name, kind, scopes, allowed_ips, expires_at, revoked_at, secret_ends_at, feature_config,
      is_suspended, sandbox_only, clock_ahead_ms, subaccount_id, subaccount_status
  in select * from enter_merchant_of_key(p_hash, p_mode, p_request) loop
    if subaccount_id is not null then
      perform hold_to_subaccount(subaccount_id);
    end if;
    return next;
  end loop;
end
$$;
revoke execute on function enter_api_key(text, text, text) from public;
grant execute on function enter_api_key(text, text, text) to dasbor_app;

-- A key of somebody's command line works while they are active at the merchant.
alter table api_key add column is_personal boolean not null default false;

create or replace function enter_merchant_of_key(p_hash text, p_mode text, p_request text)
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
  select k.id, k.merchant_id, k.name, k.kind, k.scopes, k.allowed_ips, k.expires_at,
         case when k.is_personal and not exists (
                select from public.user_account u
                 where u.merchant_id = k.merchant_id and u.user_id = k.created_by and u.status = 'active')
              then coalesce(k.revoked_at, k.created_at) else k.revoked_at end as revoked_at, s.ends_at,
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

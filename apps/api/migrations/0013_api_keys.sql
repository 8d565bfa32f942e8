-- Keys of a merchant's servers. What a key may do and what it is presented by live apart: while a secret is being replaced a key
-- has two. A secret is about 190 random bits, so its SHA-256 cannot be guessed back and needs no salt.
create table api_key (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  -- 'legacy' keys are from before scopes; their secrets can be read again.
  kind text not null default 'api' check (kind in ('api', 'legacy')),
  name text not null,
  scopes jsonb not null,
  allowed_ips text[] not null default '{}',
  expires_at timestamptz,
  revoked_at timestamptz,
  -- To the minute, written by whoever keeps the log of calls, never by a call itself.
  last_used_at timestamptz,
  last_used_ip text,
  created_by text,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
select protect_tenant_table('api_key');
revoke delete on api_key from dasbor_app;

create table api_key_secret (
  merchant_id text not null,
  mode text not null,
  key_id text collate "C" not null,
  secret_hash text collate "C" not null,
  last_four text not null,
  -- Of legacy keys alone, sealed by the vault.
  sealed text,
  created_at timestamptz not null,
  -- Null for the secret that is current.
  ends_at timestamptz,
  primary key (merchant_id, mode, key_id, secret_hash),
  foreign key (merchant_id, mode, key_id) references api_key (merchant_id, mode, id)
);
create unique index api_key_secret_hash on api_key_secret (secret_hash);
create unique index api_key_secret_current on api_key_secret (merchant_id, mode, key_id) where ends_at is null;
select protect_tenant_table('api_key_secret');
revoke delete on api_key_secret from dasbor_app;

-- Whoever finds out who is calling has no tenant yet.
grant select on api_key, api_key_secret to dasbor_auth;
create policy sign_in on api_key for select to dasbor_auth using (true);
create policy sign_in on api_key_secret for select to dasbor_auth using (true);

-- What enter_session is for people: whose secret is this, as whom do the next statements run. A key that is over is entered too,
-- so that its merchant can see the refused call; the door decides.
create function enter_api_key(p_hash text, p_mode text, p_request text)
returns table (
  key_id text, merchant_id text, name text, kind text, scopes jsonb, allowed_ips text[], expires_at timestamptz,
  revoked_at timestamptz, secret_ends_at timestamptz, feature_config jsonb, is_suspended boolean
)
language plpgsql security definer as $$
#variable_conflict use_column
declare
  entered text;
begin
  select k.id, k.merchant_id, k.name, k.kind, k.scopes, k.allowed_ips, k.expires_at, k.revoked_at, s.ends_at,
         mm.feature_config, m.is_suspended
    into enter_api_key.key_id, enter_api_key.merchant_id, enter_api_key.name, enter_api_key.kind, enter_api_key.scopes,
         enter_api_key.allowed_ips, enter_api_key.expires_at, enter_api_key.revoked_at, enter_api_key.secret_ends_at,
         enter_api_key.feature_config, enter_api_key.is_suspended
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

-- The first answer to a key is stored for 24 hours and given again (the contract's Idempotency-Key header).
create table idempotency_key (
  merchant_id text not null,
  mode text not null,
  key text not null,
  operation text not null,
  actor_id text not null,
  request_hash text not null,
  status integer,
  body text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, mode, key)
);
create index idempotency_key_expiry on idempotency_key (expires_at);
select protect_tenant_table('idempotency_key');

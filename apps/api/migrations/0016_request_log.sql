-- What a merchant's servers called, for thirty days. Written after the answer went out, a few at a time, in transactions of its own:
-- a call never waits for its line, and never fails by it. Bodies are masked before they come here.
create table api_request (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  key_id text collate "C" not null,
  operation text not null,
  method text not null,
  -- As the contract writes it, without ids.
  path text not null,
  url text not null,
  status integer not null,
  error_code text,
  duration_ms integer not null,
  ip text not null,
  user_agent text,
  idempotency_key text,
  request_body text,
  request_truncated boolean,
  response_body text,
  response_truncated boolean,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode, key_id) references api_key (merchant_id, mode, id)
);
create index api_request_newest on api_request (merchant_id, mode, created_at desc, id desc);
create index api_request_age on api_request (created_at);
select protect_tenant_table('api_request');
revoke insert, update, delete on api_request from dasbor_app;

-- The security history is read by time.
create index audit_event_newest on audit_event (merchant_id, at desc, id desc);

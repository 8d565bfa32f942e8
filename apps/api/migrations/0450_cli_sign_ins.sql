-- Sign-ins of the command line. They belong to nobody until a person approves or refuses one, so a session sees only the row whose code it
-- has named.
create table cli_sign_in (
  device_hash text primary key,
  user_code_hash text not null unique,
  mode text not null check (mode in ('live', 'sandbox')),
  name text not null,
  ip text not null,
  interval_seconds integer not null,
  polled_at timestamptz,
  refused_at timestamptz,
  -- The approval sets these. The secret is encrypted, and deleted when the command fetches it.
  key_id text,
  sealed text,
  collected_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index cli_sign_in_age on cli_sign_in (expires_at);
alter table cli_sign_in enable row level security;
alter table cli_sign_in force row level security;
create policy by_code on cli_sign_in to dasbor_app using (user_code_hash = current_setting('app.cli_code', true));
create policy subaccount on cli_sign_in as restrictive to dasbor_subaccount using (false);
create policy everything on cli_sign_in to dasbor_auth, dasbor_system using (true);
grant select, update (refused_at, key_id, sealed) on cli_sign_in to dasbor_app;
grant select, insert, update on cli_sign_in to dasbor_auth;
grant select, insert, update, delete on cli_sign_in to dasbor_system;

-- Wrong codes of a person.
create table cli_code_guess (
  merchant_id text not null,
  mode text not null,
  user_id text not null,
  wrong integer not null,
  since timestamptz not null,
  primary key (merchant_id, mode, user_id)
);
select protect_tenant_table('cli_code_guess');
create policy subaccount on cli_code_guess as restrictive to dasbor_subaccount using (false);

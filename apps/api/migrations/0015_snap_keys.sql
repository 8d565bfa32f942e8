-- Keys for SNAP. Tokens are asked for with the merchant's private key, of which we have the public half; requests are signed with a
-- shared secret, which must be read again to check them: it is sealed by the vault, whose key is not in this database.
create table snap_key (
  merchant_id text not null,
  mode text not null,
  -- The client id too.
  id text collate "C" not null,
  name text not null,
  public_key text,
  public_key_fingerprint text,
  public_key_bits integer,
  public_key_set_at timestamptz,
  last_token_at timestamptz,
  revoked_at timestamptz,
  created_by text,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check ((public_key is null) = (public_key_set_at is null))
);
create unique index snap_key_client on snap_key (id);
select protect_tenant_table('snap_key');
revoke delete on snap_key from dasbor_app;

create table snap_secret (
  merchant_id text not null,
  mode text not null,
  key_id text collate "C" not null,
  number bigint generated always as identity,
  sealed text not null,
  last_four text not null,
  created_at timestamptz not null,
  -- Null for the secret that is current.
  ends_at timestamptz,
  primary key (merchant_id, mode, key_id, number),
  foreign key (merchant_id, mode, key_id) references snap_key (merchant_id, mode, id)
);
create unique index snap_secret_current on snap_secret (merchant_id, mode, key_id) where ends_at is null;
select protect_tenant_table('snap_secret');
revoke delete on snap_secret from dasbor_app;

-- Whoever asks for a token is nobody yet.
grant select, update (last_token_at) on snap_key to dasbor_auth;
create policy sign_in on snap_key to dasbor_auth using (true);

-- A signature works once. Kept as its SHA-256, for as long as its timestamp would be taken.
create table snap_signature (
  signature_hash text primary key,
  expires_at timestamptz not null
);
create index snap_signature_age on snap_signature (expires_at);
grant select, insert on snap_signature to dasbor_auth;
grant select, insert, delete on snap_signature to dasbor_system;

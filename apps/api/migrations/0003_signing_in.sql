-- One sign-in of one person; the family of its refresh tokens in both modes.
create table auth_session (
  session_id text primary key,
  merchant_id text not null references merchant,
  user_id text not null references user_account,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_reason text,
  -- Wrong current passwords when changing it; too many end the sign-in.
  wrong_passwords integer not null default 0,
  ip text not null,
  device text not null
);
create index auth_session_user on auth_session (merchant_id, user_id);
select protect_merchant_table('auth_session');

-- Tokens are 256 random bits; only their SHA-256 is kept.
create table refresh_token (
  token_hash text primary key,
  session_id text not null references auth_session on delete cascade,
  merchant_id text not null references merchant,
  mode text not null check (mode in ('live', 'sandbox')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on refresh_token (session_id);
select protect_merchant_table('refresh_token');

-- A six-digit code that was sent: for signing in, or to confirm one action of a signed-in person.
create table otp_challenge (
  challenge_hash text primary key,
  merchant_id text not null references merchant,
  user_id text not null references user_account,
  purpose text not null,
  -- What exactly is confirmed; null when signing in.
  action_hash text,
  code_hash text not null,
  sent_to text not null,
  sends integer not null default 1,
  last_sent_at timestamptz not null,
  code_expires_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index otp_challenge_user on otp_challenge (merchant_id, user_id, created_at);
select protect_merchant_table('otp_challenge');

-- What verifying a code gives: good once, for one purpose and one action.
create table otp_confirmation (
  token_hash text primary key,
  merchant_id text not null references merchant,
  user_id text not null references user_account,
  purpose text not null,
  action_hash text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
select protect_merchant_table('otp_confirmation');

-- Links in mails: reset a password, confirm an address.
create table mailed_token (
  token_hash text primary key,
  merchant_id text not null references merchant,
  user_id text not null references user_account,
  purpose text not null check (purpose in ('reset_password', 'verify_email')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mailed_token_user on mailed_token (user_id, purpose);
select protect_merchant_table('mailed_token');

-- Wrong passwords and mails asked for, by address, whether or not anybody has it: what an address answers after the fifth
-- wrong password must not tell whether there is an account. Holds no address, only its SHA-256.
create table address_guard (
  address_hash text not null,
  purpose text not null,
  count integer not null default 0,
  blocked_until timestamptz,
  last_at timestamptz not null,
  primary key (address_hash, purpose)
);
create index address_guard_age on address_guard (last_at);
grant select, insert, update, delete on address_guard to dasbor_auth, dasbor_system;

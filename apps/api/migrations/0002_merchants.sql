create table merchant (
  merchant_id text primary key,
  name text not null,
  -- Basic accounts are activated quickly and have limits; full ones went through KYB (product spec §1).
  onboarding_status text not null default 'full' check (onboarding_status in ('basic', 'full')),
  onboarding_bypass boolean not null default false,
  is_suspended boolean not null default false,
  sandbox_only boolean not null default false,
  -- merchant_subaccount_preset: exclude_navigation, setting_menu, webhook (product spec §3)
  preset jsonb,
  created_at timestamptz not null
);
select protect_merchant_table('merchant');

-- Each mode has its own feature configuration (product spec §1).
create table merchant_mode (
  merchant_id text not null references merchant,
  mode text not null check (mode in ('live', 'sandbox')),
  feature_config jsonb not null default '{}',
  primary key (merchant_id, mode)
);
select protect_merchant_table('merchant_mode');

-- The built-in roles are rows too, so that a merchant's own roles are nothing special.
create table role (
  merchant_id text not null references merchant,
  role_id integer not null,
  name text not null,
  permissions text[] not null,
  masks_personal_data boolean not null default false,
  primary key (merchant_id, role_id)
);
select protect_merchant_table('role');

create table user_account (
  user_id text primary key,
  merchant_id text not null references merchant,
  email text not null check (email = lower(email)),
  name text not null,
  phone text,
  language text not null default 'id' check (language in ('id', 'en')),
  password_hash text,
  password_changed_at timestamptz,
  role_id integer not null,
  status text not null default 'active' check (status in ('invited', 'active', 'disabled')),
  email_verified_at timestamptz,
  two_step boolean not null default false,
  login_count integer not null default 0,
  -- Counted before the code is compared, so that guesses sent at once are all counted.
  failed_otps integer not null default 0,
  otp_locked_until timestamptz,
  created_at timestamptz not null,
  unique (email),
  unique (merchant_id, user_id),
  foreign key (merchant_id, role_id) references role (merchant_id, role_id)
);
select protect_merchant_table('user_account');

-- What a merchant set about its balance in each mode: the low-balance notice, sweep out, sweep in.
create table balance_settings (
  merchant_id text not null,
  mode text not null,
  low_enabled boolean not null,
  low_threshold bigint check (low_threshold > 0),
  -- Since when the balance is below it: told once, until it was above it again.
  low_since timestamptz,
  sweep_out_enabled boolean not null,
  sweep_out_keep bigint not null check (sweep_out_keep >= 0),
  bank_code text,
  account_number text,
  account_name text,
  sweep_in_enabled boolean not null,
  sweep_in_bank text,
  changed_by text,
  changed_at timestamptz not null,
  primary key (merchant_id, mode),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check (not low_enabled or low_threshold is not null),
  check (not sweep_out_enabled or (bank_code is not null and account_number is not null and account_name is not null)),
  check (not sweep_in_enabled or sweep_in_bank is not null)
);
select protect_tenant_table('balance_settings');
revoke delete on balance_settings from dasbor_app;

-- A sweep is a row: whoever inserts it sweeps, so each Jakarta day has one, whatever restarts.
create table balance_sweep (
  merchant_id text not null,
  mode text not null,
  day date not null,
  at timestamptz not null,
  withdrawal_id text collate "C",
  -- Why nothing was swept out that day.
  refusal text,
  -- By which it comes back in, or why none was prepared; both null until it is decided.
  top_up_id text collate "C",
  top_up_refusal text,
  primary key (merchant_id, mode, day),
  check ((withdrawal_id is null) <> (refusal is null)),
  check (top_up_id is null or top_up_refusal is null)
);
create index balance_sweep_out_alone on balance_sweep (day)
  where withdrawal_id is not null and top_up_id is null and top_up_refusal is null;
select protect_tenant_table('balance_sweep');
revoke delete on balance_sweep from dasbor_app;

-- A sweep goes out in the minutes in which everything else is held.
alter table bank_transfer add column in_pause boolean not null default false;

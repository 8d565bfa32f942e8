-- One schedule of a merchant in each mode; it stays when it is switched off.
create table withdrawal_schedule (
  merchant_id text not null,
  mode text not null,
  bank_code text not null,
  account_number text not null,
  account_name text not null,
  hour integer not null check (hour between 0 and 23),
  minute integer not null check (minute between 0 and 59),
  -- Null: all that is there.
  amount bigint check (amount > 0),
  enabled boolean not null,
  changed_by text,
  changed_at timestamptz not null,
  primary key (merchant_id, mode),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
select protect_tenant_table('withdrawal_schedule');

-- A run is a row: whoever inserts it runs, so each Jakarta day has one, whatever restarts.
create table withdrawal_schedule_run (
  merchant_id text not null,
  mode text not null,
  day date not null,
  withdrawal_id text collate "C",
  -- Why nothing was withdrawn that day.
  refusal text,
  at timestamptz not null,
  primary key (merchant_id, mode, day),
  check ((withdrawal_id is null) <> (refusal is null))
);
select protect_tenant_table('withdrawal_schedule_run');
revoke update, delete on withdrawal_schedule_run from dasbor_app;

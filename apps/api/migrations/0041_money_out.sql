-- The merchant's own money to a bank account (product spec §3).
create table withdrawal (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  -- Whose balance: '' is the merchant's, otherwise a subaccount's.
  holder text collate "C" not null default '',
  amount bigint not null check (amount > 0),
  bank_code text not null,
  account_number text not null,
  account_name text not null,
  status text not null default 'processing',
  source text not null,
  notes text,
  created_by text,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
create index withdrawal_newest on withdrawal (merchant_id, mode, created_at desc, id desc);
select protect_tenant_table('withdrawal');
revoke delete on withdrawal from dasbor_app;

create table top_up (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  holder text collate "C" not null default '',
  amount bigint not null check (amount > 0),
  bank text not null,
  va_number text not null,
  va_name text not null,
  status text not null default 'processing',
  created_by text,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
create index top_up_newest on top_up (merchant_id, mode, created_at desc, id desc);
create index top_up_open on top_up (expires_at) where status = 'processing';
select protect_tenant_table('top_up');
revoke delete on top_up from dasbor_app;

-- Each time a bank is asked to pay: written before it is asked, under the reference by which it will know the transfer.
create table bank_transfer (
  merchant_id text not null,
  mode text not null,
  reference text collate "C" not null,
  -- What it is a part of: a withdrawal, a payout of a batch, a fund transfer.
  owner_kind text not null check (owner_kind in ('withdrawal', 'disbursement', 'fund_transfer')),
  owner_id text collate "C" not null,
  attempt integer not null default 1,
  holder text collate "C" not null default '',
  bank_code text not null,
  account_number text not null,
  account_name text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  ppn bigint not null check (ppn >= 0),
  status text not null default 'waiting',
  failure_code text,
  bank_reference text,
  -- When it is to be looked at: sent, or asked about. While a process has it, when that process counts as gone.
  due_at timestamptz not null,
  claim text,
  -- How often the bank was asked about it.
  enquiries integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  ended_at timestamptz,
  primary key (merchant_id, mode, reference),
  check ((status in ('done', 'failed')) = (ended_at is not null))
);
create index bank_transfer_of_owner on bank_transfer (merchant_id, mode, owner_id);
create index bank_transfer_due on bank_transfer (due_at) where status in ('waiting', 'sending', 'unknown');
select protect_tenant_table('bank_transfer');
revoke delete on bank_transfer from dasbor_app;

-- The simulated bank's own books and log. The application's tables never refer to them: it learns of them by asking.
create schema bank;
grant usage on schema bank to dasbor_app, dasbor_system;
create table bank.transfer (
  reference text collate "C" primary key,
  mode text not null,
  amount bigint not null,
  account_number text not null,
  outcome text not null check (outcome in ('done', 'failed')),
  failure_code text,
  -- Known to the bank from then on; before, it answers that it is working on it.
  final_at timestamptz not null,
  -- Asked to pay so often under this reference; it pays once.
  times_asked integer not null default 1,
  received_at timestamptz not null
);
grant select, insert, update on bank.transfer to dasbor_system;

-- From one balance to another of the merchant, or to a bank account (product spec §4): asked by one person, decided by another.
create table fund_transfer (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  type text not null check (type in ('balance_to_balance', 'balance_to_bank')),
  -- Whose balance: '' is the merchant's, otherwise a subaccount's.
  source text collate "C" not null,
  -- Null where it goes to a bank.
  destination text collate "C",
  bank_code text,
  account_number text,
  account_name text,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0),
  ppn bigint not null check (ppn >= 0),
  notes text,
  status text not null default 'need_approval'
    check (status in ('need_approval', 'processing', 'completed', 'rejected', 'failed')),
  maker_id text not null,
  maker_name text not null,
  approver_id text,
  approver_name text,
  reviewer_notes text,
  failure_code text,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_at timestamptz,
  completed_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  -- Whatever the code above may forget: no money leaves on one person's word.
  constraint fund_transfer_approver_is_not_maker check (
    (status = 'need_approval') = (approver_id is null) and approver_id is distinct from maker_id
  ),
  check ((type = 'balance_to_balance') = (destination is not null) and destination is distinct from source),
  check ((type = 'balance_to_bank') = (bank_code is not null and account_number is not null and account_name is not null))
);
create index fund_transfer_newest on fund_transfer (merchant_id, mode, created_at desc, id desc);
select protect_tenant_table('fund_transfer');
revoke delete on fund_transfer from dasbor_app;

-- Where fund_transfer_whitelist is on, fund transfers to a bank go to these accounts alone.
create table whitelisted_account (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  bank_code text not null,
  account_number text not null,
  account_name text not null,
  added_by text,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  unique (merchant_id, mode, bank_code, account_number),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
select protect_tenant_table('whitelisted_account');

-- Balances of their own under the merchant (product spec §3); the ledger knows each as a holder by its id.
create table subaccount (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null check (id <> ''),
  name text not null,
  email text not null,
  -- The merchant's own name for it.
  account_id text collate "C",
  type text not null check (type in ('company', 'individual')),
  status text not null check (status in ('created', 'live')),
  bank_transfers_enabled boolean not null default true,
  created_by text,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  activated_at timestamptz,
  primary key (merchant_id, mode, id),
  unique (merchant_id, mode, account_id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check ((status = 'live') = (activated_at is not null))
);
create index subaccount_newest on subaccount (merchant_id, mode, created_at desc, id desc);
select protect_tenant_table('subaccount');
revoke delete on subaccount from dasbor_app;

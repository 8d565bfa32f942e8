-- One transfer at a bank, asked for by SNAP.
create table snap_transfer (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  -- The merchant's own number of it: whoever asks again after an answer was lost is not paid twice.
  partner_reference text collate "C" not null,
  external_id text collate "C" not null,
  client_id text collate "C" not null,
  -- As SNAP names it: Bank Indonesia's digits, where the bank has them.
  bank_code text not null,
  account_number text not null,
  account_name text not null,
  amount bigint not null check (amount > 0),
  status text not null default 'processing' check (status in ('processing', 'done', 'failed')),
  failure_code text,
  bank_reference text,
  created_at timestamptz not null,
  completed_at timestamptz,
  primary key (merchant_id, mode, id),
  unique (merchant_id, mode, partner_reference),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check ((status = 'processing') = (completed_at is null)),
  check ((status = 'failed') = (failure_code is not null))
);
create index snap_transfer_external on snap_transfer (merchant_id, mode, client_id, external_id, created_at desc);
select protect_tenant_table('snap_transfer');
revoke delete on snap_transfer from dasbor_app;

alter table bank_transfer drop constraint bank_transfer_owner_kind_check;
alter table bank_transfer add constraint bank_transfer_owner_kind_check
  check (owner_kind in ('withdrawal', 'disbursement', 'fund_transfer', 'snap_transfer'));

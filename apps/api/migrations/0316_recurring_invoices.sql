-- Rules that make an invoice each month (packages/domain/src/recurring-invoices).
create table recurring_invoice (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  status text not null check (status in ('active', 'paused', 'stopped', 'ended')),
  -- Why it is paused, and the code if the invoice was refused.
  pause_reason text check (pause_reason in ('person', 'suspended', 'feature_off', 'refused')),
  pause_code text,
  name text not null,
  customer_name text not null,
  -- What each invoice says, without dates.
  content jsonb not null,
  day integer not null check (day between 1 and 31),
  first_date date not null,
  due_days integer not null check (due_days between 0 and 366),
  end_kind text not null check (end_kind in ('never', 'after', 'on')),
  end_count integer check (end_count between 1 and 240),
  end_date date,
  makes_drafts boolean not null,
  is_mailed boolean not null,
  next_date date not null,
  made_count integer not null default 0,
  created_by_id text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  updated_by_name text not null,
  search_text text collate "C" not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check ((status = 'paused') = (pause_reason is not null)),
  check ((end_kind = 'after') = (end_count is not null) and (end_kind = 'on') = (end_date is not null))
);
create index recurring_invoice_newest on recurring_invoice (merchant_id, mode, created_at desc, id desc);
create index recurring_invoice_due on recurring_invoice (next_date) where status = 'active';
select protect_tenant_table('recurring_invoice');
revoke delete on recurring_invoice from dasbor_app;
create policy subaccount on recurring_invoice as restrictive to dasbor_subaccount using (false);

-- The invoice of each day. The key keeps two servers, or one that starts again, from making it twice.
create table recurring_invoice_run (
  merchant_id text not null,
  mode text not null,
  recurring_id text collate "C" not null,
  run_date date not null,
  invoice_id text collate "C" not null,
  created_at timestamptz not null,
  primary key (merchant_id, mode, recurring_id, run_date),
  unique (merchant_id, mode, invoice_id),
  foreign key (merchant_id, mode, recurring_id) references recurring_invoice (merchant_id, mode, id),
  foreign key (merchant_id, mode, invoice_id) references invoice (merchant_id, mode, id)
);
select protect_tenant_table('recurring_invoice_run');
revoke update, delete on recurring_invoice_run from dasbor_app;
create policy subaccount on recurring_invoice_run as restrictive to dasbor_subaccount using (false);

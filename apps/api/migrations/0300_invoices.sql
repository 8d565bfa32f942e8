-- Bills with a due date. A draft has no number and no order. What an issued one says never changes.
create table invoice (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  number text collate "C",
  -- As numbers are compared; a deleted invoice keeps it, so that a number is not given twice.
  number_key text collate "C" generated always as (lower(number)) stored,
  name text not null,
  start_date date not null,
  due_date date not null,
  -- The customer as the invoice was made for: a later change of the contact does not change it.
  customer_name text not null,
  customer_email text,
  customer_mobile text not null,
  customer_address text,
  customer_npwp text,
  items jsonb not null check (jsonb_array_length(items) between 1 and 8),
  ppn_mode text not null check (ppn_mode in ('none', 'on_top', 'included')),
  ppn_basis_points integer not null check (ppn_basis_points between 0 and 10000),
  subtotal_amount bigint not null check (subtotal_amount >= 0),
  tax_base_amount bigint not null check (tax_base_amount >= 0),
  ppn_amount bigint not null check (ppn_amount >= 0),
  total_amount bigint not null check (total_amount >= 10000),
  -- Less than the total if a part was paid before.
  outstanding_at_issue bigint not null check (outstanding_at_issue between 10000 and total_amount),
  allow_partial_payment boolean not null,
  minimum_payment bigint check (minimum_payment between 10000 and total_amount),
  notes text,
  -- The address of its page as it was when the invoice was issued. Webhooks tell it.
  page_url text,
  created_by_id text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  issued_at timestamptz,
  issued_by_name text,
  sent_at timestamptz,
  deleted_at timestamptz,
  deleted_by_name text,
  -- Without the email address and the phone: not everybody who searches sees them.
  search_text text collate "C" not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check (due_date >= start_date),
  check (subtotal_amount + ppn_amount = total_amount),
  check (allow_partial_payment = (minimum_payment is not null)),
  check (issued_at is null or number is not null),
  check ((deleted_at is null) = (deleted_by_name is null))
);
create unique index invoice_number on invoice (merchant_id, mode, number_key) where number_key is not null;
create index invoice_newest on invoice (merchant_id, mode, created_at desc, id desc);
select protect_tenant_table('invoice');
revoke delete on invoice from dasbor_app;
create policy subaccount on invoice as restrictive to dasbor_subaccount using (false);

-- The order that collects an invoice's money.
alter table "order"
  add column invoice_id text collate "C",
  -- The smallest part that a customer may pay; null if parts may be of any size.
  add column minimum_payment bigint,
  add foreign key (merchant_id, mode, invoice_id) references invoice (merchant_id, mode, id);
create unique index order_of_invoice on "order" (merchant_id, mode, invoice_id) where invoice_id is not null;

-- Everything that was paid of an invoice, through a payment or recorded by hand. Without those reversed, the rows add up to what is paid.
create table invoice_payment (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  invoice_id text collate "C" not null,
  payment_id text collate "C",
  method text not null,
  channel text,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  note text,
  is_permanent boolean not null default false,
  recorded_by_id text,
  recorded_by_name text,
  reversed_at timestamptz,
  reversed_by_id text,
  reversed_by_name text,
  reversal_reason text,
  created_at timestamptz not null,
  search_text text collate "C" not null,
  primary key (merchant_id, mode, id),
  unique (merchant_id, mode, payment_id),
  foreign key (merchant_id, mode, invoice_id) references invoice (merchant_id, mode, id),
  check ((method = 'manual') = (payment_id is null) and (method = 'manual') = (recorded_by_id is not null)),
  check ((reversed_at is null) = (reversed_by_id is null) and (reversed_at is null) = (reversal_reason is null)),
  -- Whatever the code may forget: only a record by hand is reversed, by somebody else, and never one that is permanent.
  check (reversed_at is null or (method = 'manual' and not is_permanent and reversed_by_id <> recorded_by_id))
);
create index invoice_payment_newest on invoice_payment (merchant_id, mode, created_at desc, id desc);
create index invoice_payment_of_invoice on invoice_payment (merchant_id, mode, invoice_id, created_at, id);
select protect_tenant_table('invoice_payment');
revoke delete on invoice_payment from dasbor_app;
create policy subaccount on invoice_payment as restrictive to dasbor_subaccount using (false);

-- The last number of each series of the merchant's template. The row stays locked until the invoice is committed, so no number is lost.
create table invoice_series (
  merchant_id text not null,
  mode text not null,
  series text collate "C" not null,
  last integer not null check (last > 0),
  primary key (merchant_id, mode, series)
);
select protect_tenant_table('invoice_series');
revoke delete on invoice_series from dasbor_app;
create policy subaccount on invoice_series as restrictive to dasbor_subaccount using (false);

-- Each mail with an invoice.
create table invoice_mail (
  merchant_id text not null,
  mode text not null,
  invoice_id text collate "C" not null,
  number integer not null,
  sent_to text not null,
  sent_by_name text,
  sent_at timestamptz not null,
  primary key (merchant_id, mode, invoice_id, number),
  foreign key (merchant_id, mode, invoice_id) references invoice (merchant_id, mode, id)
);
select protect_tenant_table('invoice_mail');
revoke update, delete on invoice_mail from dasbor_app;
create policy subaccount on invoice_mail as restrictive to dasbor_subaccount using (false);

-- How a merchant's invoices look and are numbered, in live and sandbox; without a row, the standard.
create table invoice_settings (
  merchant_id text primary key references merchant,
  number_template text not null,
  company_name text not null,
  npwp text,
  address text,
  contact text,
  notes text,
  ppn_mode text not null check (ppn_mode in ('none', 'on_top', 'included')),
  due_days integer not null check (due_days between 0 and 366)
);
select protect_merchant_table('invoice_settings');
create policy subaccount on invoice_settings as restrictive to dasbor_subaccount using (false);

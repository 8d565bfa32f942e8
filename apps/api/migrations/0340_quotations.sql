-- Offers with a last valid day. A draft has no number and no page. What an issued one says never changes.
create table quotation (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  number text collate "C",
  -- As numbers are compared; a deleted quotation keeps it, so that a number is not given twice.
  number_key text collate "C" generated always as (lower(number)) stored,
  name text not null,
  quoted_on date not null,
  valid_until date not null,
  -- The customer as the quotation was made for: a later change of the contact does not change it.
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
  notes text,
  -- The last part of the address of its page.
  slug text collate "C" unique,
  -- The last answer. Every answer is an event.
  answer text check (answer in ('accepted', 'declined')),
  answered_at timestamptz,
  answered_by text check (answered_by in ('customer', 'staff')),
  answered_by_name text,
  answer_note text,
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
  check (subtotal_amount + ppn_amount = total_amount),
  check ((issued_at is null) = (number is null) and (issued_at is null) = (slug is null)),
  check ((answer is null) = (answered_at is null) and (answer is null) = (answered_by is null)),
  check (answer is null or (issued_at is not null and deleted_at is null and answered_by_name is not null)),
  check ((deleted_at is null) = (deleted_by_name is null))
);
create unique index quotation_number on quotation (merchant_id, mode, number_key) where number_key is not null;
create index quotation_newest on quotation (merchant_id, mode, created_at desc, id desc);
select protect_tenant_table('quotation');
revoke delete on quotation from dasbor_app;
create policy subaccount on quotation as restrictive to dasbor_subaccount using (false);
grant select (slug, merchant_id, mode) on quotation to dasbor_auth;
create policy sign_in on quotation for select to dasbor_auth using (true);

-- Each mail with a quotation, and each answer.
create table quotation_event (
  merchant_id text not null,
  mode text not null,
  quotation_id text collate "C" not null,
  number integer not null,
  kind text not null check (kind in ('sent', 'accepted', 'declined')),
  by_kind text not null check (by_kind in ('customer', 'staff')),
  by_name text not null,
  sent_to text,
  note text,
  at timestamptz not null,
  primary key (merchant_id, mode, quotation_id, number),
  foreign key (merchant_id, mode, quotation_id) references quotation (merchant_id, mode, id),
  check ((kind = 'sent') = (sent_to is not null))
);
select protect_tenant_table('quotation_event');
revoke update, delete on quotation_event from dasbor_app;
create policy subaccount on quotation_event as restrictive to dasbor_subaccount using (false);

-- As invoice_series.
create table quotation_series (
  merchant_id text not null,
  mode text not null,
  series text collate "C" not null,
  last integer not null check (last > 0),
  primary key (merchant_id, mode, series)
);
select protect_tenant_table('quotation_series');
revoke delete on quotation_series from dasbor_app;
create policy subaccount on quotation_series as restrictive to dasbor_subaccount using (false);

-- The invoice of a quotation. Whatever the code may forget: a quotation has at most one, unless it is deleted.
alter table invoice
  add column quotation_id text collate "C",
  add foreign key (merchant_id, mode, quotation_id) references quotation (merchant_id, mode, id);
create unique index invoice_of_quotation on invoice (merchant_id, mode, quotation_id)
  where quotation_id is not null and deleted_at is null;

alter table invoice_settings
  add column quotation_template text not null default 'QUO/{tahun}/{romawi}/{nomor}',
  add column quotation_days integer not null default 14 check (quotation_days between 0 and 366);

-- Ids are compared byte by byte (collate "C"): the order of a page is then the same on every database, whatever its locale,
-- and a prefix is a plain range of an index. Row-level security lets only leakproof operators use an index: `=`, `<` and `>=`
-- are, `like` is not, so a prefix is asked for as a range.
create table customer (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  reference_id text not null,
  name text not null,
  email text,
  mobile text,
  city text,
  country text,
  postal_code text,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
select protect_tenant_table('customer');

create table settlement (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  type text not null default 'normal',
  method text not null,
  status text not null,
  due_date date not null,
  settled_at timestamptz,
  payment_count integer not null,
  payment_amount bigint not null,
  mdr_fee bigint not null,
  ppn bigint not null,
  currency text not null default 'IDR',
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
select protect_tenant_table('settlement');

create table "order" (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  reference_id text not null,
  -- Lower case, for finding by the beginning of a reference without caring for case.
  reference_key text collate "C" not null,
  customer_id text collate "C",
  total_amount bigint not null check (total_amount > 0),
  discount_amount bigint not null default 0 check (discount_amount between 0 and total_amount),
  remaining_payment bigint not null check (remaining_payment between 0 and total_amount - discount_amount),
  payment_type text not null,
  status text not null,
  is_payment_link boolean not null default false,
  settlement_id text collate "C",
  -- Everything that the search of a list looks through, in lower case.
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  foreign key (merchant_id, mode, customer_id) references customer (merchant_id, mode, id),
  foreign key (merchant_id, mode, settlement_id) references settlement (merchant_id, mode, id)
);
create index order_newest on "order" (merchant_id, mode, created_at desc, id desc);
create index order_customer on "order" (merchant_id, mode, customer_id, created_at desc) where customer_id is not null;
create index order_reference on "order" (merchant_id, mode, reference_key);
select protect_tenant_table('"order"');
revoke delete on "order" from dasbor_app;

-- What rules read has a column. What is only shown of a method (a wallet's phone, a card's brand) is in `details`: each of
-- the eight methods has its own shape, and nothing is decided by it.
create table payment (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  order_id text collate "C" not null,
  order_reference text not null,
  reference_id text not null,
  reference_key text collate "C" not null,
  customer_id text collate "C",
  method text not null,
  channel text not null,
  amount bigint not null check (amount > 0),
  admin_fee bigint not null default 0 check (admin_fee >= 0),
  discount bigint not null default 0 check (discount >= 0),
  shipping_fee bigint not null default 0 check (shipping_fee >= 0),
  paid_amount bigint not null default 0 check (paid_amount >= 0),
  mdr_fee bigint not null default 0 check (mdr_fee >= 0),
  ppn bigint not null default 0 check (ppn >= 0),
  mdr_fee_payer text not null,
  promo_id text,
  status text not null,
  settlement_status text,
  settlement_due_date date,
  settlement_id text collate "C",
  failure_code text,
  failure_message text,
  va_number text collate "C",
  va_name text,
  va_type text,
  va_is_closed boolean,
  va_minimum bigint,
  va_maximum bigint,
  details jsonb not null default '{}',
  issuer_name text,
  retrieval_reference_number text,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  completed_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode, order_id) references "order" (merchant_id, mode, id),
  foreign key (merchant_id, mode, customer_id) references customer (merchant_id, mode, id),
  foreign key (merchant_id, mode, settlement_id) references settlement (merchant_id, mode, id),
  check ((method = 'va') = (va_number is not null)),
  check ((status = 'completed') = (completed_at is not null)),
  check ((status = 'completed') = (settlement_status is not null))
);
-- With what the totals by status need, so that they are added up without a look at the table.
create index payment_newest on payment (merchant_id, mode, created_at desc, id desc) include (status, amount);
create index payment_order on payment (merchant_id, mode, order_id, created_at desc);
create index payment_reference on payment (merchant_id, mode, reference_key);
create index payment_va on payment (merchant_id, mode, va_number, created_at desc) where va_number is not null;
-- Enough for the totals of home without a look at the table.
create index payment_completed on payment (merchant_id, mode, completed_at)
  include (paid_amount, admin_fee, mdr_fee, ppn, mdr_fee_payer) where completed_at is not null;
select protect_tenant_table('payment');
revoke delete on payment from dasbor_app;

-- Every step of an order or payment, once and for ever.
create table status_change (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  kind text not null check (kind in ('order', 'payment')),
  subject_id text collate "C" not null,
  from_status text,
  to_status text not null,
  actor_id text,
  request_id text,
  at timestamptz not null,
  primary key (merchant_id, mode, id)
);
create index status_change_newest on status_change (merchant_id, mode, at desc, id desc);
create index status_change_subject on status_change (merchant_id, mode, subject_id, at);
select protect_tenant_table('status_change');
revoke update, delete on status_change from dasbor_app;

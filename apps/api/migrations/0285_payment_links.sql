-- What somebody asked for with a link. The order has the amount, the items, the notes, the expiry and the page.
create table payment_link (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  order_id text collate "C" not null,
  expiry_days integer not null check (expiry_days between 1 and 31),
  admin_fee_method text not null check (admin_fee_method in ('included', 'excluded')),
  -- The customer as the link was made for: a later change of the contact does not change it.
  customer_name text,
  customer_email text,
  customer_mobile text,
  customer_address text,
  customer_city text,
  customer_state text,
  customer_postal_code text,
  is_notification_enabled boolean not null,
  email_subject text,
  email_content text,
  created_by_id text not null,
  created_by_name text not null,
  sent_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by_name text,
  -- Without the email address and the phone: not everybody who searches sees them.
  search_text text collate "C" not null,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  unique (merchant_id, mode, order_id),
  foreign key (merchant_id, mode, order_id) references "order" (merchant_id, mode, id),
  check ((customer_name is null) = (customer_email is null) and (customer_name is null) = (customer_mobile is null)),
  check ((cancelled_at is null) = (cancelled_by_name is null))
);
create index payment_link_newest on payment_link (merchant_id, mode, created_at desc, id desc);
create index payment_link_of_person on payment_link (merchant_id, mode, created_by_id, created_at desc, id desc);
select protect_tenant_table('payment_link');
revoke delete on payment_link from dasbor_app;
create policy subaccount on payment_link as restrictive to dasbor_subaccount using (false);

-- Each mail with a link.
create table payment_link_mail (
  merchant_id text not null,
  mode text not null,
  link_id text collate "C" not null,
  number integer not null,
  sent_to text not null,
  sent_by_name text not null,
  sent_at timestamptz not null,
  primary key (merchant_id, mode, link_id, number),
  foreign key (merchant_id, mode, link_id) references payment_link (merchant_id, mode, id)
);
select protect_tenant_table('payment_link_mail');
revoke update, delete on payment_link_mail from dasbor_app;
create policy subaccount on payment_link_mail as restrictive to dasbor_subaccount using (false);

-- The merchant's own words to share a link with; without a row, the standard ones.
create table payment_link_template (
  merchant_id text primary key references merchant,
  id_text text not null,
  en_text text not null
);
select protect_merchant_table('payment_link_template');
create policy subaccount on payment_link_template as restrictive to dasbor_subaccount using (false);

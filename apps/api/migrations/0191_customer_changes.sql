-- Who changed which field of a customer, when, and both values.
create table customer_change (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  customer_id text collate "C" not null,
  -- The version that the change made.
  version integer not null check (version > 1),
  changes jsonb not null,
  actor_id text not null,
  actor_name text not null,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  unique (merchant_id, mode, customer_id, version),
  foreign key (merchant_id, mode, customer_id) references customer (merchant_id, mode, id)
);
create index customer_change_newest on customer_change (merchant_id, mode, customer_id, created_at desc, id desc);
select protect_tenant_table('customer_change');
revoke update, delete on customer_change from dasbor_app;
-- The customer itself is held to whom it may be shown.
create policy subaccount on customer_change as restrictive to dasbor_subaccount
  using (exists (select from customer c
    where c.merchant_id = customer_change.merchant_id and c.mode = customer_change.mode and c.id = customer_id));

-- Whose an order, its payments and a batch are: null is the merchant's own.
alter table "order" add column subaccount_id text collate "C";
alter table "order" add foreign key (merchant_id, mode, subaccount_id) references subaccount (merchant_id, mode, id);
create index order_of_subaccount on "order" (merchant_id, mode, subaccount_id, created_at desc, id desc)
  where subaccount_id is not null;

alter table payment add column subaccount_id text collate "C";
alter table payment add foreign key (merchant_id, mode, subaccount_id) references subaccount (merchant_id, mode, id);
create index payment_of_subaccount on payment (merchant_id, mode, subaccount_id, created_at desc, id desc)
  where subaccount_id is not null;

-- A batch has known from the start whose balance it is paid from; that this is a subaccount of the merchant is asked from here on.
alter table disbursement
  add column subaccount_id text collate "C" generated always as (nullif(holder, '')) stored;
alter table disbursement add foreign key (merchant_id, mode, subaccount_id) references subaccount (merchant_id, mode, id);
create index disbursement_of_subaccount on disbursement (merchant_id, mode, subaccount_id, created_at desc, id desc)
  where subaccount_id is not null;

-- Discounts and cashback of a merchant (product spec §3 to §5). `expired` is not stored, it follows from the dates.
create table promo (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  name text not null,
  -- In lower case: customers type it in any case.
  name_key text collate "C" not null,
  description text,
  type text not null check (type in ('general', 'va', 'ewallet', 'card', 'retail_store', 'online_banking')),
  sub_type text not null check (sub_type in ('direct_discount', 'cashback')),
  application text not null check (application in ('code', 'automatic')),
  discount_type text not null check (discount_type in ('percentage', 'flat')),
  discount_value bigint not null check (discount_value > 0),
  minimum_purchase bigint not null check (minimum_purchase > 0),
  maximum_discount bigint check (maximum_discount > 0),
  channels text[] not null,
  bin_numbers text[] not null,
  banks text[] not null,
  effective_from date not null,
  effective_to date not null check (effective_to >= effective_from),
  limit_type text not null check (limit_type in ('quota', 'budget')),
  limit_value bigint not null check (limit_value > 0),
  state text not null default 'inactive' check (state in ('inactive', 'active', 'paused')),
  -- Of payments that are paid or may still be paid; the used ones are paid.
  taken_count bigint not null default 0,
  taken_amount bigint not null default 0,
  used_count bigint not null default 0,
  used_amount bigint not null default 0,
  version integer not null default 1 check (version > 0),
  maker_id text not null,
  created_by text not null,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  activated_at timestamptz,
  deleted_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check ((state = 'inactive') = (activated_at is null)),
  check (used_count between 0 and taken_count and used_amount between 0 and taken_amount),
  -- Whatever the code above may forget: no promo gives more than its limit, and no customer pays nothing.
  constraint promo_within_limit check (case limit_type when 'quota' then taken_count else taken_amount end <= limit_value),
  constraint promo_below_price check (
    case discount_type
      when 'flat' then maximum_discount is null and discount_value < minimum_purchase
      else discount_value <= 100 and maximum_discount is not null and maximum_discount < minimum_purchase
    end
  )
);
create unique index promo_name on promo (merchant_id, mode, name_key) where deleted_at is null;
create index promo_newest on promo (merchant_id, mode, created_at desc, id desc) where deleted_at is null;
create index promo_active on promo (merchant_id, mode, application, effective_to) where state = 'active' and deleted_at is null;
select protect_tenant_table('promo');
-- Promos are for the merchant's own orders.
create policy subaccount on promo as restrictive to dasbor_subaccount using (false);
revoke delete on promo from dasbor_app;

-- One promo per payment: reserved with the charge, used when it is paid, released when it ends without money.
create table promo_use (
  merchant_id text not null,
  mode text not null,
  payment_id text collate "C" not null,
  promo_id text collate "C" not null,
  -- The price of the order before the discount.
  price bigint not null,
  amount bigint not null check (amount > 0 and amount < price),
  status text not null default 'reserved' check (status in ('reserved', 'used', 'released')),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_id, mode, payment_id),
  foreign key (merchant_id, mode, promo_id) references promo (merchant_id, mode, id),
  -- The discount is reserved before the payment is stored.
  foreign key (merchant_id, mode, payment_id) references payment (merchant_id, mode, id) deferrable initially deferred,
  check ((status = 'reserved') = (ended_at is null))
);
create index promo_use_newest on promo_use (merchant_id, mode, promo_id, created_at desc, payment_id desc);
select protect_tenant_table('promo_use');
create policy subaccount on promo_use as restrictive to dasbor_subaccount using (false);
revoke delete on promo_use from dasbor_app;

-- A payment's discount is what a promo took off it. The demo data of earlier versions showed the discount of the order there.
alter table payment no force row level security;
update payment set discount = 0 where discount > 0 and promo_id is null;
alter table payment force row level security;
alter table payment add constraint payment_discount_by_promo check (discount = 0 or promo_id is not null);
alter table payment add foreign key (merchant_id, mode, promo_id) references promo (merchant_id, mode, id);

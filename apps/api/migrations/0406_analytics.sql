-- Figures of each Jakarta day, computed from payments and orders by a job. A day whose payments or orders changed is due again.
create table analytics_due (
  merchant_id text not null,
  mode text not null,
  day date not null,
  noted_at timestamptz not null default now()
);
create index analytics_due_day on analytics_due (merchant_id, mode, day);
create index analytics_due_noted on analytics_due (noted_at);
select protect_tenant_table('analytics_due');
-- Payments by the key of a subaccount note their day, too.
create policy subaccount on analytics_due as restrictive for select to dasbor_subaccount using (false);

-- By channel (`va/BCA`), hour (`09`), band of amounts and reason of failure (`20013/card`).
create table payment_day (
  merchant_id text not null,
  mode text not null,
  dimension text not null check (dimension in ('channel', 'hour', 'amount', 'failure')),
  day date not null,
  key text collate "C" not null,
  -- Payments that were created on this day, and what became of them until now.
  attempts bigint not null,
  converted bigint not null,
  lost bigint not null,
  lost_amount bigint not null,
  -- Payments that were completed on this day. The customer's fee is neither the merchant's sale nor its cost.
  paid bigint not null,
  paid_amount bigint not null,
  fees bigint not null,
  primary key (merchant_id, mode, dimension, day, key)
);
select protect_tenant_table('payment_day');
create policy subaccount on payment_day as restrictive to dasbor_subaccount using (false);

-- Orders that were created on this day, and what became of them until now.
create table order_day (
  merchant_id text not null,
  mode text not null,
  day date not null,
  orders bigint not null,
  attempted bigint not null,
  paid bigint not null,
  primary key (merchant_id, mode, day)
);
select protect_tenant_table('order_day');
create policy subaccount on order_day as restrictive to dasbor_subaccount using (false);

-- The day of each customer's first completed payment.
create table customer_first_paid (
  merchant_id text not null,
  mode text not null,
  customer_id text collate "C" not null,
  day date not null,
  primary key (merchant_id, mode, customer_id)
);
select protect_tenant_table('customer_first_paid');
create policy subaccount on customer_first_paid as restrictive to dasbor_subaccount using (false);

-- Of the customers who first paid in `cohort`, how many paid in `period`. Both are the first days of a week or month.
create table customer_cohort (
  merchant_id text not null,
  mode text not null,
  unit text not null check (unit in ('week', 'month')),
  period date not null,
  cohort date not null,
  customers bigint not null,
  primary key (merchant_id, mode, unit, period, cohort),
  check (cohort <= period)
);
select protect_tenant_table('customer_cohort');
create policy subaccount on customer_cohort as restrictive to dasbor_subaccount using (false);

-- When the customers of a period were last counted, and whether payments changed since.
create table cohort_period (
  merchant_id text not null,
  mode text not null,
  unit text not null check (unit in ('week', 'month')),
  period date not null,
  counted_at timestamptz,
  is_due boolean not null,
  primary key (merchant_id, mode, unit, period)
);
create index cohort_period_due on cohort_period (counted_at nulls first) where is_due;
select protect_tenant_table('cohort_period');
create policy subaccount on cohort_period as restrictive to dasbor_subaccount using (false);

create function jakarta_day(at timestamptz) returns date
language sql immutable parallel safe return (at at time zone interval '+07:00')::date;

-- One row for each statement and day, never an update: transactions that pay at the same time do not wait for each other.
create function note_new_payments() returns trigger language plpgsql as $$
begin
  insert into analytics_due (merchant_id, mode, day)
  select merchant_id, mode, jakarta_day(created_at) from new_rows
   union
  select merchant_id, mode, jakarta_day(completed_at) from new_rows where completed_at is not null
   union
  select p.merchant_id, p.mode, jakarta_day(o.created_at)
    from new_rows p join "order" o on (o.merchant_id, o.mode, o.id) = (p.merchant_id, p.mode, p.order_id);
  return null;
end
$$;
create trigger note_new_payments after insert on payment
  referencing new table as new_rows for each statement execute function note_new_payments();

create function note_changed_payments() returns trigger language plpgsql as $$
begin
  insert into analytics_due (merchant_id, mode, day)
  select distinct merchant_id, mode, day
    from new_rows n join old_rows o using (merchant_id, mode, id)
         cross join lateral (values (jakarta_day(n.created_at)), (jakarta_day(n.completed_at))) days (day)
   where day is not null
     and (n.status <> o.status or n.paid_amount <> o.paid_amount or (n.mdr_fee, n.ppn) <> (o.mdr_fee, o.ppn));
  return null;
end
$$;
create trigger note_changed_payments after update on payment
  referencing old table as old_rows new table as new_rows for each statement execute function note_changed_payments();

create function note_new_orders() returns trigger language plpgsql as $$
begin
  insert into analytics_due (merchant_id, mode, day)
  select distinct merchant_id, mode, jakarta_day(created_at) from new_rows;
  return null;
end
$$;
create trigger note_new_orders after insert on "order"
  referencing new table as new_rows for each statement execute function note_new_orders();

create function note_changed_orders() returns trigger language plpgsql as $$
begin
  insert into analytics_due (merchant_id, mode, day)
  select distinct n.merchant_id, n.mode, jakarta_day(n.created_at)
    from new_rows n join old_rows o using (merchant_id, mode, id)
   where n.status <> o.status;
  return null;
end
$$;
create trigger note_changed_orders after update on "order"
  referencing old table as old_rows new table as new_rows for each statement execute function note_changed_orders();

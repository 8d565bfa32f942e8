-- A payout can return a payment whose channel does not refund it. Refunds and returns share one limit, the paid amount: concurrent requests
-- that pass the rules meet at this constraint.
alter table payment add column returned_amount bigint not null default 0;
alter table payment drop constraint refunds_of_payment;
alter table payment add constraint refunds_and_returns_of_payment
  check (refund_amount >= 0 and returned_amount >= 0 and refund_amount + returned_amount <= paid_amount);

-- Which rows return a payment, by row number, because an edit can remove a row of a file and restore it.
alter table disbursement add column returns jsonb not null default '{}';

alter table disbursement_item add column returns_payment_id text collate "C";
-- What counts towards the limit: what is to be paid, or what arrived if the rest failed.
alter table disbursement_item add column returns_amount bigint not null generated always as (
  case when returns_payment_id is null then 0
       when status in ('failed', 'partially_success') then paid_amount
       else coalesce(amount, 0) end) stored;
alter table disbursement_item add constraint returned_payment
  foreign key (merchant_id, mode, returns_payment_id) references payment (merchant_id, mode, id);
create index disbursement_item_returns on disbursement_item (merchant_id, mode, returns_payment_id)
  where returns_payment_id is not null;

-- Adds to the payments what a statement changed of the items that return them. Locks them by id, as the API does.
create function count_returns() returns trigger
language plpgsql as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as n, i.* from after i'
    when 'DELETE' then 'select -1 as n, i.* from before i'
    else 'select 1 as n, i.* from after i union all select -1 as n, i.* from before i'
  end;
begin
  execute format($sql$
    with change as (%s), sums as (
      select merchant_id, mode, returns_payment_id as payment_id, sum(n * returns_amount)::bigint as amount
        from change where returns_payment_id is not null group by merchant_id, mode, returns_payment_id
    ), held as materialized (
      select p.merchant_id, p.mode, p.id, s.amount
        from payment p
        join sums s on s.merchant_id = p.merchant_id and s.mode = p.mode and s.payment_id = p.id
       where s.amount <> 0 order by p.id for update of p
    )
    update payment p set returned_amount = p.returned_amount + held.amount
      from held where p.merchant_id = held.merchant_id and p.mode = held.mode and p.id = held.id
  $sql$, changed);
  return null;
end
$$;
create trigger disbursement_item_returns_added after insert on disbursement_item
  referencing new table as after for each statement execute function count_returns();
create trigger disbursement_item_returns_changed after update on disbursement_item
  referencing old table as before new table as after for each statement execute function count_returns();
create trigger disbursement_item_returns_removed after delete on disbursement_item
  referencing old table as before for each statement execute function count_returns();

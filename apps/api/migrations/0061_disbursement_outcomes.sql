-- What came of an item's transfers, over all attempts, and of a batch's: told at its end without looking at each of them again.
alter table disbursement_item
  add column transfers_made integer not null default 0,
  add column transfers_done integer not null default 0,
  add column paid_amount bigint not null default 0;
alter table disbursement
  add column transfers_made integer not null default 0,
  add column transfers_done integer not null default 0,
  add column paid_amount bigint not null default 0;

create function count_disbursement_outcomes() returns trigger
language plpgsql as $$
begin
  with change as (
    select 1 as n, i.* from after i union all select -1 as n, i.* from before i
  ), sums as (
    select merchant_id, mode, disbursement_id, sum(n * transfers_made) as transfers_made,
           sum(n * transfers_done) as transfers_done, sum(n * paid_amount) as paid_amount
      from change group by merchant_id, mode, disbursement_id
  )
  update disbursement d
     set transfers_made = d.transfers_made + s.transfers_made, transfers_done = d.transfers_done + s.transfers_done,
         paid_amount = d.paid_amount + s.paid_amount
    from sums s
   where d.merchant_id = s.merchant_id and d.mode = s.mode and d.id = s.disbursement_id
     and (s.transfers_made, s.transfers_done, s.paid_amount) <> (0, 0, 0);
  return null;
end
$$;
create trigger disbursement_item_ended after update on disbursement_item
  referencing old table as before new table as after for each statement execute function count_disbursement_outcomes();

-- Of an item that is under way, the parts of its latest attempt that came back already: its batch tells of them as soon as the
-- ledger does, not only when the last of its parts has ended.
alter table disbursement_item
  add column transfers_returned integer not null default 0,
  add column returned_amount bigint not null default 0;

create or replace function count_disbursement_outcomes() returns trigger
language plpgsql as $$
begin
  with change as (
    select 1 as n, i.* from after i union all select -1 as n, i.* from before i
  ), sums as (
    select merchant_id, mode, disbursement_id, sum(n * transfers_made) as transfers_made,
           sum(n * transfers_done) as transfers_done, sum(n * paid_amount) as paid_amount,
           coalesce(sum(n * (parts - transfers_done - transfers_returned))
                    filter (where status = 'processing'), 0) as sending_transfers,
           coalesce(sum(n * (amount - paid_amount - returned_amount))
                    filter (where status = 'processing'), 0) as sending_amount
      from change group by merchant_id, mode, disbursement_id
  )
  update disbursement d
     set transfers_made = d.transfers_made + s.transfers_made, transfers_done = d.transfers_done + s.transfers_done,
         paid_amount = d.paid_amount + s.paid_amount, sending_transfers = d.sending_transfers + s.sending_transfers,
         sending_amount = d.sending_amount + s.sending_amount
    from sums s
   where d.merchant_id = s.merchant_id and d.mode = s.mode and d.id = s.disbursement_id
     and (s.transfers_made, s.transfers_done, s.paid_amount, s.sending_transfers, s.sending_amount) <> (0, 0, 0, 0, 0);
  return null;
end
$$;

update disbursement_item i
   set transfers_done = s.done, paid_amount = s.arrived, transfers_returned = s.failed, returned_amount = s.returned
  from (
    select t.merchant_id, t.mode, t.owner_id,
           count(*) filter (where t.status = 'done') as done,
           coalesce(sum(t.amount) filter (where t.status = 'done'), 0) as arrived,
           count(*) filter (where t.status = 'failed' and t.attempt = o.attempt) as failed,
           coalesce(sum(t.amount) filter (where t.status = 'failed' and t.attempt = o.attempt), 0) as returned
      from disbursement_item o
      join bank_transfer t on t.merchant_id = o.merchant_id and t.mode = o.mode and t.owner_id = o.id
     where o.status = 'processing'
     group by t.merchant_id, t.mode, t.owner_id
  ) s
 where i.merchant_id = s.merchant_id and i.mode = s.mode and i.id = s.owner_id and s.done + s.failed > 0;

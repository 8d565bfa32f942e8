-- What of a batch is under way, beside what has arrived: the rest of what was set aside came back. Kept by the trigger of its
-- outcomes, so that a batch of ten thousand sums up without looking at its items.
alter table disbursement
  add column sending_transfers integer not null default 0,
  add column sending_amount bigint not null default 0;

create or replace function count_disbursement_outcomes() returns trigger
language plpgsql as $$
begin
  with change as (
    select 1 as n, i.* from after i union all select -1 as n, i.* from before i
  ), sums as (
    select merchant_id, mode, disbursement_id, sum(n * transfers_made) as transfers_made,
           sum(n * transfers_done) as transfers_done, sum(n * paid_amount) as paid_amount,
           coalesce(sum(n * (parts - transfers_done)) filter (where status = 'processing'), 0) as sending_transfers,
           coalesce(sum(n * (amount - paid_amount)) filter (where status = 'processing'), 0) as sending_amount
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

update disbursement d
   set sending_transfers = s.transfers, sending_amount = s.amount
  from (
    select merchant_id, mode, disbursement_id, sum(parts - transfers_done) as transfers, sum(amount - paid_amount) as amount
      from disbursement_item where status = 'processing' group by merchant_id, mode, disbursement_id
  ) s
 where d.merchant_id = s.merchant_id and d.mode = s.mode and d.id = s.disbursement_id;

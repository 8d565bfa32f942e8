-- outside a transaction
-- What is not settled yet, by whom it belongs to and when it is due. The index before had coalesce(subaccount_id, ''). PostgreSQL does not take that
-- for leakproof, so under row-level security it looked through the payments of all subaccounts.
drop index concurrently if exists payment_to_settle;
create index concurrently payment_to_settle on payment (merchant_id, mode, subaccount_id, settlement_due_date)
  include (method, channel, completed_at, paid_on, paid_amount, mdr_fee, ppn, deducted)
  where settlement_status = 'need_to_settle';
drop index concurrently if exists payment_by_due_day;

-- The day from which the due day counts, if the merchant's sandbox clock showed another day than the real one; null is the day of completed_at.
-- With it, due days can be counted again when the holiday table changes.
alter table payment add column paid_on date;

-- The settlement calendar reads the index alone.
drop index payment_by_due_day;
create index payment_by_due_day on payment (merchant_id, mode, coalesce(subaccount_id, ''), settlement_due_date)
  include (method, channel, completed_at, paid_on, paid_amount, mdr_fee, ppn, deducted, subaccount_id)
  where settlement_status = 'need_to_settle';

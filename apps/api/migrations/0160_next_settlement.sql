-- The next settlement is the first due day of a holder: one group of this index, in order, read from the index alone.
create index payment_to_settle on payment (merchant_id, mode, coalesce(subaccount_id, ''), settlement_due_date)
  include (paid_amount, mdr_fee, ppn) where settlement_status = 'need_to_settle';

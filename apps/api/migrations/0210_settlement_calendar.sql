-- The settlement calendar adds up the unsettled payments of one balance by due day, method and channel, and reads the index alone. An
-- index of an expression covers a query only if the column of the expression is included too.
create index payment_by_due_day on payment (merchant_id, mode, coalesce(subaccount_id, ''), settlement_due_date)
  include (method, channel, completed_at, paid_amount, mdr_fee, ppn, deducted, subaccount_id)
  where settlement_status = 'need_to_settle';
drop index payment_to_settle;

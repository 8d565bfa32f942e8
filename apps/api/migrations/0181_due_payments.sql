-- The job that settles looks for due payments of every merchant.
create index payment_due on payment (settlement_due_date) where settlement_status = 'need_to_settle';

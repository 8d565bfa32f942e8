-- The batch in which the same payout waits as well; that of the past stands in paid_before.
alter table disbursement_item add column waits_in jsonb;

-- What waits for an account, looked up row by row when a batch is made, submitted, looked at and approved.
create index disbursement_item_waiting on disbursement_item (merchant_id, mode, account_number, bank_code, amount)
  where status in ('need_validation', 'valid', 'invalid') and parts > 0;

-- What was sent is looked up by its amount, too: an account that is paid each week has many others.
drop index disbursement_item_paid;
create index disbursement_item_paid on disbursement_item (merchant_id, mode, account_number, bank_code, amount)
  where status in ('processing', 'done', 'partially_success');

-- What an account received before, told to an approver: without looking at the rows themselves.
create index disbursement_item_received on disbursement_item (merchant_id, mode, account_number, bank_code)
  include (amount, completed_at, disbursement_id, status) where status in ('done', 'partially_success');

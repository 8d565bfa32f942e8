-- The sums by status leave out what the customer bears of the fee: read from the index alone, as before.
drop index payment_newest;
create index payment_newest on payment (merchant_id, mode, created_at desc, id desc) include (status, amount, admin_fee);

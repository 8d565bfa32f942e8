-- Search finds payments and orders by their amount in the whole history. Under row-level security an index is used for a column, not for a
-- difference of columns, so an order is found by its total here.
create index payment_of_amount on payment (merchant_id, mode, amount, created_at desc, id desc);
create index order_of_total on "order" (merchant_id, mode, total_amount, created_at desc, id desc);

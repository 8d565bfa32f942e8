-- Orders, payments and refunds of a customer are read page by page, newest first.
drop index order_customer;
create index order_of_customer on "order" (merchant_id, mode, customer_id, created_at desc, id desc)
  where customer_id is not null;
create index payment_of_customer on payment (merchant_id, mode, customer_id, created_at desc, id desc)
  include (status, paid_amount) where customer_id is not null;

-- Copied from the payment, so that an index can find the refunds of a customer.
alter table refund add column customer_id text collate "C";
set local role dasbor_system;
update refund r set customer_id = p.customer_id
  from payment p where p.merchant_id = r.merchant_id and p.mode = r.mode and p.id = r.payment_id;
reset role;
create index refund_of_customer on refund (merchant_id, mode, customer_id, created_at desc, id desc)
  where customer_id is not null;

create function copy_customer_of_payment() returns trigger
language plpgsql as $$
begin
  new.customer_id := (
    select p.customer_id from payment p
     where p.merchant_id = new.merchant_id and p.mode = new.mode and p.id = new.payment_id);
  return new;
end
$$;
create trigger customer_of_refund before insert on refund
  for each row execute function copy_customer_of_payment();

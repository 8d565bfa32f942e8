-- In a transaction of its own: the triggers of 0406 lock payments and orders until it ends, and this reads all of them.
insert into analytics_due (merchant_id, mode, day)
select merchant_id, mode, jakarta_day(created_at) from payment
 union
select merchant_id, mode, jakarta_day(completed_at) from payment where completed_at is not null
 union
select merchant_id, mode, jakarta_day(created_at) from "order";

set local lock_timeout = '500ms';
drop index webhook_delivery_age;
-- By the event, so that the key still holds that sends an event to a webhook once.
select partition_by_month('webhook_delivery', 'event_id');
revoke delete on webhook_delivery from dasbor_app;

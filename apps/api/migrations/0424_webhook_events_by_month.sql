set local lock_timeout = '500ms';
-- Only the deletion of old rows read it.
drop index webhook_event_age;
select partition_by_month('webhook_event', 'id');
revoke update, delete on webhook_event from dasbor_app;

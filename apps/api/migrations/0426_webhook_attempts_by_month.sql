set local lock_timeout = '500ms';
drop index webhook_attempt_age;
select partition_by_month('webhook_attempt', 'at');
revoke update, delete on webhook_attempt from dasbor_app;
create policy subaccount on webhook_attempt as restrictive to dasbor_subaccount using (false);

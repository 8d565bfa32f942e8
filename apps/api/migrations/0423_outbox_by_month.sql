set local lock_timeout = '500ms';
select partition_by_month('outbox', 'created_at');
revoke update, delete on outbox from dasbor_app;

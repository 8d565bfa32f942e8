set local lock_timeout = '500ms';
drop index api_request_age;
-- With it, dropping a month would lock the keys, which every call by key reads.
alter table api_request drop constraint api_request_merchant_id_mode_key_id_fkey;
select partition_by_month('api_request', 'created_at');
revoke insert, update, delete on api_request from dasbor_app;
create policy subaccount on api_request as restrictive to dasbor_subaccount using (false);

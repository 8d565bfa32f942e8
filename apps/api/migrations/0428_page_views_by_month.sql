set local lock_timeout = '500ms';
drop index page_view_by_age;
select partition_by_month('page_view', 'viewed_at');
revoke update, delete on page_view from dasbor_app;
create policy subaccount on page_view as restrictive to dasbor_subaccount using (false);
drop function partition_by_month(text, text);

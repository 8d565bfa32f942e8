-- When a person last asked for a permission or a feature: at most once an hour each.
create table access_request (
  merchant_id text not null references merchant,
  user_id text not null references user_account,
  need text not null,
  asked_at timestamptz not null,
  primary key (merchant_id, user_id, need)
);
select protect_merchant_table('access_request');
create policy subaccount on access_request as restrictive to dasbor_subaccount using (false);

-- Who pays the fee of new orders that do not say otherwise. Without a row, the merchant.
create table mdr_preference (
  merchant_id text not null,
  mode text not null,
  fee_payer text not null check (fee_payer in ('merchant', 'customer')),
  changed_by text,
  changed_at timestamptz not null,
  primary key (merchant_id, mode),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
-- The server of a subaccount creates orders by the setting of the merchant, so it reads it.
select protect_tenant_table('mdr_preference');
revoke delete on mdr_preference from dasbor_app;
create policy subaccount_adds on mdr_preference as restrictive for insert to dasbor_subaccount with check (false);
create policy subaccount_changes on mdr_preference as restrictive for update to dasbor_subaccount using (false);

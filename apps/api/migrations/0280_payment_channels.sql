-- The channels whose status somebody changed. A channel without a row has its first status, which the domain defines.
create table payment_channel (
  merchant_id text not null,
  mode text not null,
  channel text collate "C" not null,
  status text not null check (status in ('active', 'off', 'inactive', 'submitted')),
  changed_by text,
  changed_at timestamptz not null,
  primary key (merchant_id, mode, channel),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
-- The server of a subaccount charges by the channels of the merchant, so it reads them.
select protect_tenant_table('payment_channel');
revoke delete on payment_channel from dasbor_app;
create policy subaccount_adds on payment_channel as restrictive for insert to dasbor_subaccount with check (false);
create policy subaccount_changes on payment_channel as restrictive for update to dasbor_subaccount using (false);

-- A merchant that was paid by a channel that is now activated by request already has it.
alter table payment no force row level security;
alter table payment_channel no force row level security;
insert into payment_channel (merchant_id, mode, channel, status, changed_by, changed_at)
select merchant_id, mode, channel, 'active', null, min(created_at) from payment
 where mode = 'live' and channel in ('BNC', 'MAYBANK', 'SINARMAS', 'SAMPOERNA', 'AKULAKU', 'INDODANA')
 group by merchant_id, mode, channel;
alter table payment force row level security;
alter table payment_channel force row level security;

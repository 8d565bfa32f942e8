-- An owner hands over to another person, who accepts within seven days. What waits longer has expired (`ownershipStatusOf`).
create table ownership_transfer (
  merchant_id text not null references merchant,
  id text collate "C" not null,
  giver_id text not null,
  receiver_id text not null check (receiver_id <> giver_id),
  status text not null default 'waiting' check (status in ('waiting', 'accepted', 'declined', 'withdrawn', 'expired')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (merchant_id, id),
  foreign key (merchant_id, giver_id) references user_account (merchant_id, user_id),
  foreign key (merchant_id, receiver_id) references user_account (merchant_id, user_id),
  check ((status = 'waiting') = (ended_at is null))
);
create unique index ownership_transfer_waiting on ownership_transfer (merchant_id) where status = 'waiting';
select protect_merchant_table('ownership_transfer');
create policy subaccount on ownership_transfer as restrictive to dasbor_subaccount using (false);

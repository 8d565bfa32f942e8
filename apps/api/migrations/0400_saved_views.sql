-- Filters of lists under a name (docs/decisions/0063).
create table saved_view (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  list text not null,
  owner_id text not null,
  owner_name text not null,
  name text not null,
  query text not null,
  is_shared boolean not null,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
select protect_tenant_table('saved_view');
create policy subaccount on saved_view as restrictive to dasbor_subaccount using (false);
create unique index saved_view_name on saved_view (merchant_id, mode, list, owner_id, lower(name));

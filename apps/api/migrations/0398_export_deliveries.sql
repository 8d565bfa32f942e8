-- Files of scheduled reports that are also delivered by SFTP (docs/decisions/0060).
alter table export_schedule
  add column sftp_host text,
  add column sftp_port integer check (sftp_port between 1 and 65535),
  add column sftp_user text,
  add column sftp_folder text,
  add column sftp_authentication text check (sftp_authentication in ('password', 'private_key')),
  add column sftp_host_key text,
  -- The password or private key, encrypted with a key that is not in the database.
  add column sftp_secret text,
  add check (num_nulls(sftp_host, sftp_port, sftp_user, sftp_folder, sftp_authentication, sftp_host_key, sftp_secret) in (0, 7));

-- One for each file: what a server delivers, and what happened. Its claim works as that of export_file.
create table export_delivery (
  merchant_id text not null,
  mode text not null,
  export_id text collate "C" not null,
  schedule_id text collate "C" not null,
  file_name text not null,
  status text not null default 'waiting' check (status in ('waiting', 'delivered', 'failed')),
  failure text,
  tries integer not null default 0,
  claim text,
  -- Not before; while it is delivered, until when the claim holds.
  due_at timestamptz not null,
  at timestamptz not null,
  primary key (merchant_id, mode, export_id),
  foreign key (merchant_id, mode, schedule_id) references export_schedule (merchant_id, mode, id) on delete cascade,
  check (status <> 'failed' or failure is not null),
  check (status = 'waiting' or claim is null)
);
select protect_tenant_table('export_delivery');
create policy subaccount on export_delivery as restrictive to dasbor_subaccount using (false);
create index export_delivery_due on export_delivery (due_at) where status = 'waiting';
create index export_delivery_of_schedule on export_delivery (merchant_id, mode, schedule_id, export_id desc);

-- An uploaded file of payouts: what it is, and the rows that were read of it, as JSON. Its bytes stand apart, in pieces.
create table disbursement_file (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  name text not null,
  format text not null check (format in ('xlsx', 'csv')),
  size integer not null check (size > 0),
  sha256 text not null,
  rows text not null,
  row_count integer not null,
  uploaded_by text not null,
  created_at timestamptz not null,
  -- Null once a batch was made of it.
  expires_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
create index disbursement_file_unused on disbursement_file (expires_at) where expires_at is not null;
select protect_tenant_table('disbursement_file');

create table disbursement_file_part (
  merchant_id text not null,
  mode text not null,
  file_id text collate "C" not null,
  n integer not null,
  bytes bytea not null,
  primary key (merchant_id, mode, file_id, n),
  foreign key (merchant_id, mode, file_id) references disbursement_file (merchant_id, mode, id) on delete cascade
);
select protect_tenant_table('disbursement_file_part');

alter table disbursement add column file_id text collate "C";
alter table disbursement add foreign key (merchant_id, mode, file_id) references disbursement_file (merchant_id, mode, id);

-- A file whose rows become records. It is a draft until somebody submits it; then its records are made in the background.
create table upload (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  kind text not null check (kind in ('payment_links')),
  file_name text not null,
  format text not null check (format in ('xlsx', 'csv')),
  size integer not null check (size > 0),
  sha256 text not null,
  row_count integer not null check (row_count > 0),
  status text not null default 'initiated' check (status in ('initiated', 'validated', 'completed', 'failed')),
  -- Increases with each edit of the draft.
  version integer not null default 1,
  total integer not null default 0,
  created integer not null default 0,
  refused integer not null default 0,
  created_amount bigint not null default 0,
  created_by_id text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  submitted_by_id text,
  submitted_by_name text,
  -- The request that submitted it, for the audit of its records.
  submitted_from jsonb,
  submitted_at timestamptz,
  -- Uploads take turns: the one that waited longest is next.
  worked_at timestamptz,
  completed_at timestamptz,
  -- Null once it was submitted.
  expires_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check (created >= 0 and refused >= 0 and created + refused <= total),
  check ((status = 'initiated') = (submitted_at is null)),
  check ((status = 'initiated') = (expires_at is not null)),
  check ((status in ('completed', 'failed')) = (completed_at is not null)),
  check (status not in ('completed', 'failed') or (created + refused = total and (status = 'completed') = (created > 0)))
);
-- A content has one draft.
create unique index upload_draft on upload (merchant_id, mode, kind, sha256) where status = 'initiated';
create index upload_content on upload (merchant_id, mode, kind, sha256);
create index upload_newest on upload (merchant_id, mode, kind, created_at desc, id desc);
create index upload_waiting on upload (worked_at) where status = 'validated';
create index upload_unused on upload (expires_at) where expires_at is not null;
select protect_tenant_table('upload');
create policy subaccount on upload as restrictive to dasbor_subaccount using (false);

-- The bytes of the file, in pieces.
create table upload_part (
  merchant_id text not null,
  mode text not null,
  file_id text collate "C" not null,
  n integer not null,
  bytes bytea not null,
  primary key (merchant_id, mode, file_id, n),
  foreign key (merchant_id, mode, file_id) references upload (merchant_id, mode, id) on delete cascade
);
select protect_tenant_table('upload_part');
create policy subaccount on upload_part as restrictive to dasbor_subaccount using (false);

-- How a row differs from the file.
create table upload_edit (
  merchant_id text not null,
  mode text not null,
  upload_id text collate "C" not null,
  row_number integer not null,
  removed boolean not null,
  cells jsonb not null,
  primary key (merchant_id, mode, upload_id, row_number),
  foreign key (merchant_id, mode, upload_id) references upload (merchant_id, mode, id) on delete cascade
);
select protect_tenant_table('upload_edit');
create policy subaccount on upload_edit as restrictive to dasbor_subaccount using (false);

-- A record to make, by the first of its rows. It is made in the transaction that sets `record_id`.
create table upload_record (
  merchant_id text not null,
  mode text not null,
  upload_id text collate "C" not null,
  row_number integer not null,
  -- What was asked for; null once it was made.
  value jsonb,
  record_id text collate "C",
  refusal jsonb,
  primary key (merchant_id, mode, upload_id, row_number),
  foreign key (merchant_id, mode, upload_id) references upload (merchant_id, mode, id),
  check (record_id is null or refusal is null),
  check ((value is null) = (record_id is not null))
);
create index upload_record_waiting on upload_record (merchant_id, mode, upload_id, row_number)
  where record_id is null and refusal is null;
select protect_tenant_table('upload_record');
revoke delete on upload_record from dasbor_app;
create policy subaccount on upload_record as restrictive to dasbor_subaccount using (false);

-- A row of a file becomes one link, whatever happens to the server.
alter table payment_link
  add column upload_id text collate "C",
  add column upload_row integer,
  add check ((upload_id is null) = (upload_row is null)),
  add foreign key (merchant_id, mode, upload_id, upload_row)
    references upload_record (merchant_id, mode, upload_id, row_number);
create unique index payment_link_of_row on payment_link (merchant_id, mode, upload_id, upload_row) where upload_id is not null;

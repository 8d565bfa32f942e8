-- Reports that a person asked for again and again.
create table export_schedule (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  "set" text not null,
  format text not null check (format in ('csv', 'xlsx')),
  separator text check (separator in (',', ';')),
  columns text[] not null check (cardinality(columns) > 0),
  subaccount_ids text[] not null,
  language text not null,
  period text not null check (period in ('day', 'week', 'month')),
  -- Null while it is paused.
  next_at timestamptz,
  last_export_id text,
  failure text,
  created_by_id text not null,
  created_by_name text not null,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
select protect_tenant_table('export_schedule');
create policy subaccount on export_schedule as restrictive to dasbor_subaccount using (false);
create index export_schedule_due on export_schedule (next_at) where next_at is not null;
create index export_schedule_of_person on export_schedule (merchant_id, mode, created_by_id, created_at desc);

alter table export_file add column schedule_id text;
-- A period is reported once, whatever stops a server.
create unique index export_file_of_schedule on export_file (merchant_id, mode, schedule_id, range_from) where schedule_id is not null;

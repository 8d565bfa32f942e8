-- Files that people requested (docs/decisions/0060). One server makes a file at a time: its claim is renewed with each chunk of rows, and a file
-- whose claim ended is made again by any server.
create table export_file (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  "set" text not null,
  format text not null check (format in ('csv', 'xlsx')),
  separator text check (separator in (',', ';')),
  columns text[] not null check (cardinality(columns) > 0),
  range_from date not null,
  range_to date not null check (range_to >= range_from),
  statuses text[],
  subaccount_ids text[] not null,
  language text not null,
  status text not null default 'waiting' check (status in ('waiting', 'making', 'completed', 'failed')),
  failure text,
  rows_expected integer not null check (rows_expected >= 0),
  rows_written integer not null default 0 check (rows_written >= 0),
  sums jsonb not null default '{}',
  size bigint,
  sha256 text,
  tries integer not null default 0,
  claim text,
  -- While it is made: until when the claim holds. While it waits: not before.
  claimed_until timestamptz,
  created_by_id text not null,
  created_by_name text not null,
  search_text text not null,
  created_at timestamptz not null,
  completed_at timestamptz,
  expires_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check ((status = 'failed') = (failure is not null)),
  check ((status = 'making') = (claim is not null)),
  -- A completed file is what was counted.
  check (status <> 'completed' or (rows_written = rows_expected and size is not null and sha256 is not null))
);
select protect_tenant_table('export_file');
create policy subaccount on export_file as restrictive to dasbor_subaccount using (false);
create index export_file_newest on export_file (merchant_id, mode, created_at desc, id desc);
create index export_file_due on export_file (created_at) where status in ('waiting', 'making');
create index export_file_age on export_file (expires_at);

-- The bytes of a file in the storage. A dropped piece is removed there first, and then here.
create table export_piece (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  export_id text not null,
  number integer not null,
  size integer not null check (size > 0),
  is_dropped boolean not null default false,
  primary key (merchant_id, mode, id)
);
select protect_tenant_table('export_piece');
create policy subaccount on export_piece as restrictive to dasbor_subaccount using (false);
create index export_piece_of_file on export_piece (merchant_id, mode, export_id, number);
create index export_piece_dropped on export_piece (id) where is_dropped;

-- The columns of a person's last file of a set, for the next one.
create table export_choice (
  merchant_id text not null,
  mode text not null,
  user_id text not null,
  "set" text not null,
  format text not null,
  separator text,
  columns text[] not null,
  primary key (merchant_id, mode, user_id, "set")
);
select protect_tenant_table('export_choice');
create policy subaccount on export_choice as restrictive to dasbor_subaccount using (false);

-- An address that downloads one file for one sign-in.
create table export_link (
  token_hash text primary key,
  merchant_id text not null,
  mode text not null,
  export_id text not null,
  session_id text not null,
  expires_at timestamptz not null
);
select protect_tenant_table('export_link');
create policy subaccount on export_link as restrictive to dasbor_subaccount using (false);
create index export_link_age on export_link (expires_at);

-- A csv cell of a text that needs care. Excel and LibreOffice calculate what begins like a formula (OWASP: an apostrophe prevents it), and round
-- or shorten what looks like a number (a tab prevents it). A line break would split a row for programs that read lines.
create function csv_text(t text) returns text language sql immutable strict parallel safe as $$
  select case when q ~ '[",;]' then '"' || replace(q, '"', '""') || '"' else q end
    from (select translate(case when t ~ '^[\t\r\n]|^\s*[-=+@＝＋－＠]' then '''' || t
                                when t ~ '^(\d{12,}|0\d+)$' then E'\t' || t
                                else t end, E'\r\n', '  ') as q) guarded
$$;

-- The content of an xlsx cell; control characters are not allowed in XML.
create function xml_text(t text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(replace(regexp_replace(t, '[\x01-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]', '', 'g'), '&', '&amp;'), '<', '&lt;'), '>', '&gt;')
$$;

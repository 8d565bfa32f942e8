-- Where a merchant is told, and how it stands with the receiver.
create table webhook (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  name text not null,
  url text not null,
  api_kind text not null check (api_kind in ('dasbor', 'snap')),
  events text[] not null,
  is_primary boolean not null,
  subaccount_ids text[] not null default '{}',
  applies_to_all_subaccounts boolean not null default false,
  enabled boolean not null default true,
  disabled_reason text check (disabled_reason in ('failing', 'gone', 'by_person')),
  disabled_at timestamptz,
  failing_since timestamptz,
  failures_in_a_row integer not null default 0,
  warned_at timestamptz,
  last_success_at timestamptz,
  last_failure_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check (enabled = (disabled_reason is null) and enabled = (disabled_at is null))
);
create unique index webhook_primary on webhook (merchant_id, mode) where is_primary;
select protect_tenant_table('webhook');

-- Sealed with a key that is not in the database. The newest has no end; those before it sign until theirs.
create table webhook_secret (
  merchant_id text not null,
  mode text not null,
  webhook_id text collate "C" not null,
  number integer not null,
  sealed text not null,
  preview text not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (merchant_id, mode, webhook_id, number),
  foreign key (merchant_id, mode, webhook_id) references webhook (merchant_id, mode, id) on delete cascade
);
select protect_tenant_table('webhook_secret');

-- Ids of events grow in this order, also within a millisecond.
create sequence webhook_event_position;
grant usage on sequence webhook_event_position to dasbor_app, dasbor_system;

-- What happened, in the words that every webhook is sent; written with the change itself.
create table webhook_event (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  event text not null,
  subject_id text collate "C" not null,
  body text not null,
  created_at timestamptz not null,
  primary key (merchant_id, mode, id)
);
create index webhook_event_subject on webhook_event (merchant_id, mode, subject_id, event, id);
create index webhook_event_age on webhook_event using brin (created_at);
select protect_tenant_table('webhook_event');
revoke update, delete on webhook_event from dasbor_app;

-- One event for one webhook. It knows the webhook's name and address itself, as it outlives it. `next_at` is null where
-- nothing is to be done; while an attempt is on its way it is the time at which the sender counts as dead.
create table webhook_delivery (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  webhook_id text collate "C" not null,
  webhook_name text not null,
  event text not null,
  event_id text collate "C" not null,
  subject_id text collate "C" not null,
  url text not null,
  status text not null check (status in ('pending', 'retrying', 'delivered', 'failed', 'held', 'cancelled')),
  attempts integer not null default 0,
  -- Failed attempts since it was last sent by hand, which the times of the retries go by.
  tries integer not null default 0,
  next_at timestamptz,
  claim text,
  last_at timestamptz,
  last_ms integer,
  last_status integer,
  last_error text,
  created_at timestamptz not null,
  delivered_at timestamptz,
  primary key (merchant_id, mode, id),
  unique (merchant_id, mode, event_id, webhook_id)
);
create index webhook_delivery_due on webhook_delivery (merchant_id, mode, webhook_id, next_at, id)
  where next_at is not null;
create index webhook_delivery_newest on webhook_delivery (merchant_id, mode, created_at desc, id desc);
create index webhook_delivery_of on webhook_delivery (merchant_id, mode, webhook_id, created_at desc, id desc);
create index webhook_delivery_subject on webhook_delivery (merchant_id, mode, subject_id, created_at desc);
create index webhook_delivery_age on webhook_delivery using brin (created_at);
select protect_tenant_table('webhook_delivery');
revoke delete on webhook_delivery from dasbor_app;

create table webhook_attempt (
  merchant_id text not null,
  mode text not null,
  delivery_id text collate "C" not null,
  number integer not null,
  at timestamptz not null,
  ms integer not null,
  url text not null,
  request_id text not null,
  request_headers jsonb not null,
  status integer,
  response_headers jsonb not null,
  response_body text,
  response_truncated boolean not null,
  error text,
  primary key (merchant_id, mode, delivery_id, number)
);
create index webhook_attempt_age on webhook_attempt using brin (at);
select protect_tenant_table('webhook_attempt');
revoke update, delete on webhook_attempt from dasbor_app;

-- Sending everything of a filter again, a thousand at a time from the oldest on.
create table webhook_replay (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  from_day date not null,
  to_day date not null,
  filters jsonb not null,
  total integer not null,
  seen integer not null default 0,
  queued integer not null default 0,
  last_at timestamptz,
  last_id text collate "C",
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (merchant_id, mode, id)
);
create index webhook_replay_running on webhook_replay (created_at) where finished_at is null;
select protect_tenant_table('webhook_replay');

create table outbox (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  mode text not null,
  topic text not null,
  aggregate text not null,
  payload jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  -- Given by the relay, one relay at a time: a reader that has seen n will never meet a smaller number later.
  seq bigint unique
);
create index outbox_waiting on outbox (id) where seq is null;
create index outbox_resume on outbox (merchant_id, mode, seq);
select protect_tenant_table('outbox');
revoke update, delete on outbox from dasbor_app;

create table audit_event (
  id bigint generated always as identity primary key,
  merchant_id text,
  mode text,
  actor_id text,
  action text not null,
  target text,
  before_hash text,
  after_hash text,
  ip text not null,
  device text not null,
  request_id text not null,
  at timestamptz not null default clock_timestamp()
);
create index audit_event_merchant on audit_event (merchant_id, id);
select protect_merchant_table('audit_event');
revoke update, delete on audit_event from dasbor_app, dasbor_auth, dasbor_system;

-- Every mail, written with the change that causes it and sent after the commit. The text holds codes and links, so it is
-- removed once a mail server has taken it; without one the development mailbox shows it.
create table mail (
  id bigint generated always as identity primary key,
  merchant_id text not null,
  recipient text not null,
  kind text not null,
  subject text,
  body text,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts integer not null default 0,
  next_attempt_at timestamptz
);
create index mail_waiting on mail (id) where sent_at is null;
select protect_merchant_table('mail');

create table page_view (
  id bigint generated always as identity,
  merchant_id text not null,
  mode text not null,
  user_id text not null,
  route text not null,
  viewed_at timestamptz not null,
  primary key (merchant_id, id)
);
select protect_tenant_table('page_view');
revoke update, delete on page_view from dasbor_app;

-- What happened that concerns a person (docs/decisions/0061). A worker derives rows from the outbox: the last key lets an event tell a person
-- once, whatever restarts or runs twice.
create table notification (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  user_id text not null,
  event text not null,
  -- Which time it happened to the record, such as a batch's second submission.
  occasion text collate "C" not null,
  subject_id text not null,
  name text,
  amount bigint,
  count integer,
  -- False for an event that the person wants only by mail or text.
  in_app boolean not null,
  read_at timestamptz,
  mail text check (mail in ('waiting', 'sent', 'dropped')),
  whatsapp text check (whatsapp in ('waiting', 'sent', 'dropped')),
  created_at timestamptz not null,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  unique (merchant_id, mode, user_id, event, occasion)
);
select protect_tenant_table('notification');
create policy subaccount on notification as restrictive to dasbor_subaccount using (false);
create index notification_newest on notification (merchant_id, mode, user_id, created_at desc, id desc);
create index notification_unread on notification (merchant_id, mode, user_id) where in_app and read_at is null;
create index notification_to_send on notification (merchant_id, mode, user_id) where mail = 'waiting' or whatsapp = 'waiting';
create index notification_age on notification (created_at);

-- One row per person and channel while something waits to be sent. Its sender locks it, so that one mail contains all that is due.
create table notification_post (
  merchant_id text not null,
  mode text not null,
  user_id text not null,
  channel text not null check (channel in ('mail', 'whatsapp')),
  due_at timestamptz not null,
  primary key (merchant_id, mode, user_id, channel)
);
select protect_tenant_table('notification_post');
create policy subaccount on notification_post as restrictive to dasbor_subaccount using (false);
create index notification_post_due on notification_post (due_at);

-- A person's own choices at one merchant, the same in both modes. Events that they never changed are left out of `channels`.
create table notification_preference (
  merchant_id text not null references merchant,
  user_id text not null,
  channels jsonb not null,
  quiet_from text,
  quiet_to text,
  digest text not null check (digest in ('off', 'daily', 'weekly')),
  digest_hour integer not null check (digest_hour between 0 and 23),
  changed_at timestamptz not null,
  primary key (merchant_id, user_id),
  foreign key (merchant_id, user_id) references user_account (merchant_id, user_id),
  check ((quiet_from is null) = (quiet_to is null) and quiet_from is distinct from coalesce(quiet_to, ''))
);
select protect_merchant_table('notification_preference');
create policy subaccount on notification_preference as restrictive to dasbor_subaccount using (false);

-- A signed-in person sees their own rows and no colleague's. Workers have no actor.
create policy own on notification as restrictive to dasbor_app
  using (coalesce(current_setting('app.actor_id', true), '') in ('', user_id));
create policy own on notification_post as restrictive to dasbor_app
  using (coalesce(current_setting('app.actor_id', true), '') in ('', user_id));
create policy own on notification_preference as restrictive to dasbor_app
  using (coalesce(current_setting('app.actor_id', true), '') in ('', user_id));

-- How far the outbox was read. What happened before this table existed is told to nobody.
create table notification_place (
  is_only boolean primary key default true check (is_only),
  seq bigint not null,
  failures integer not null default 0
);
insert into notification_place (seq) select coalesce(max(seq), 0) from outbox;
grant select, update on notification_place to dasbor_system;

-- What waits for people is counted with each page.
create index disbursement_open on disbursement (merchant_id, mode, created_at) where status in ('draft', 'need_approval', 'need_revision');
create index disbursement_to_retry on disbursement (merchant_id, mode, completed_at) where items_retriggerable > 0;
create index refund_open on refund (merchant_id, mode, created_at) where status in ('started', 'requested');
create index withdrawal_open on withdrawal (merchant_id, mode, created_at) where status = 'need_approval';
create index fund_transfer_open on fund_transfer (merchant_id, mode, created_at) where status = 'need_approval';

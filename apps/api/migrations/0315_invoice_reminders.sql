-- Reminders of invoices. When they are sent is a rule of the domain (packages/domain/src/invoice-reminders).
create table invoice_reminder_schedule (
  merchant_id text not null,
  mode text not null,
  enabled boolean not null,
  -- [{ "days": -3, "channel": "email" }]
  steps jsonb not null check (jsonb_array_length(steps) between 1 and 8),
  -- The merchant's day on which it was saved: it does not write to everybody who was late before.
  since date not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  primary key (merchant_id, mode),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
select protect_tenant_table('invoice_reminder_schedule');
revoke delete on invoice_reminder_schedule from dasbor_app;
create policy subaccount on invoice_reminder_schedule as restrictive to dasbor_subaccount using (false);

-- What differs for one invoice; without steps, those of the merchant.
create table invoice_reminder_setting (
  merchant_id text not null,
  mode text not null,
  invoice_id text collate "C" not null,
  is_paused boolean not null,
  steps jsonb check (jsonb_array_length(steps) between 1 and 8),
  since date not null,
  changed_at timestamptz not null,
  changed_by_name text not null,
  primary key (merchant_id, mode, invoice_id),
  foreign key (merchant_id, mode, invoice_id) references invoice (merchant_id, mode, id)
);
select protect_tenant_table('invoice_reminder_setting');
revoke delete on invoice_reminder_setting from dasbor_app;
create policy subaccount on invoice_reminder_setting as restrictive to dasbor_subaccount using (false);

-- Each reminder that was sent. The key keeps two servers, or one that starts again, from sending it twice.
create table invoice_reminder (
  merchant_id text not null,
  mode text not null,
  invoice_id text collate "C" not null,
  days integer not null,
  channel text not null check (channel in ('email', 'whatsapp')),
  id text collate "C" not null,
  sent_to text not null,
  -- The person who sent a WhatsApp message.
  sent_by_name text,
  created_at timestamptz not null,
  search_text text collate "C" not null,
  primary key (merchant_id, mode, invoice_id, days, channel),
  unique (merchant_id, mode, id),
  foreign key (merchant_id, mode, invoice_id) references invoice (merchant_id, mode, id),
  check ((channel = 'email') = (sent_by_name is null))
);
create index invoice_reminder_newest on invoice_reminder (merchant_id, mode, created_at desc, id desc);
select protect_tenant_table('invoice_reminder');
revoke delete on invoice_reminder from dasbor_app;
create policy subaccount on invoice_reminder as restrictive to dasbor_subaccount using (false);

-- Who receives reminders. The slug is the end of the address at which a customer unsubscribes.
create table invoice_reminder_recipient (
  merchant_id text not null,
  mode text not null,
  -- In lower case.
  email text collate "C" not null,
  slug text collate "C" not null unique,
  unsubscribed_at timestamptz,
  primary key (merchant_id, mode, email),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
create index invoice_reminder_unsubscribed on invoice_reminder_recipient (merchant_id, mode, unsubscribed_at desc)
  where unsubscribed_at is not null;
select protect_tenant_table('invoice_reminder_recipient');
revoke delete on invoice_reminder_recipient from dasbor_app;
create policy subaccount on invoice_reminder_recipient as restrictive to dasbor_subaccount using (false);
grant select (slug, merchant_id, mode) on invoice_reminder_recipient to dasbor_auth;
create policy sign_in on invoice_reminder_recipient for select to dasbor_auth using (true);

-- As email addresses are compared. A join on lower() could not use an index below row-level security.
alter table invoice
  add column customer_email_key text collate "C" generated always as (lower(customer_email)) stored;

-- Reminders are many and can wait: they are sent after other mails, and not at night.
alter table mail
  add column reminder_id text collate "C",
  add column not_after timestamptz,
  -- It was not sent in time, and is not sent any more.
  add column lapsed_at timestamptz,
  add check (lapsed_at is null or sent_at is null);
drop index mail_waiting;
create index mail_waiting on mail (id) where sent_at is null and reminder_id is null;
create index mail_waiting_reminder on mail (id) where sent_at is null and lapsed_at is null and reminder_id is not null;
create index mail_of_reminder on mail (reminder_id) where reminder_id is not null;

-- Invoices that may need a reminder.
create index invoice_by_due_date on invoice (merchant_id, mode, due_date)
  where issued_at is not null and deleted_at is null;

-- A merchant signs up, fills in a form, is reviewed, and then works in live mode (docs/decisions/0052).
alter table merchant drop constraint merchant_onboarding_status_check;
alter table merchant add constraint merchant_onboarding_status_check
  check (onboarding_status in ('new', 'in_review', 'needs_changes', 'rejected', 'basic', 'full'));

-- The form of one merchant, as its people typed it so far.
create table onboarding (
  merchant_id text primary key references merchant,
  client_type text check (client_type in ('individual', 'company')),
  business_name text not null default '',
  business_category text not null default '',
  business_website text not null default '',
  business_social_media text not null default '',
  full_name text not null default '',
  bank text not null default '',
  bank_account_number text not null default '',
  -- Encrypted with a key that is not in the database. The NPWP of a person is the number of the ID card.
  ktp_number_sealed text not null default '',
  npwp_sealed text not null default '',
  -- A keyed hash of the number, from the moment that the form is sent: one ID card activates one account.
  ktp_number_digest text unique,
  -- The holder of the account according to its bank, when the form was sent.
  bank_holder text,
  updated_at timestamptz not null,
  updated_by_name text not null,
  times_submitted integer not null default 0,
  submitted_at timestamptz,
  submitted_by_name text,
  -- Between which days the answer comes.
  answer_from date,
  answer_to date,
  -- What must change: [{ "field": "ktp_image", "reason": "unreadable" }]
  changes jsonb not null default '[]',
  reject_reason text,
  -- The reviewer's own words.
  note text,
  decided_at timestamptz,
  check ((submitted_at is null) = (times_submitted = 0)),
  check ((submitted_at is null) = (answer_to is null))
);
select protect_merchant_table('onboarding');
revoke delete on onboarding from dasbor_app;
create policy subaccount on onboarding as restrictive to dasbor_subaccount using (false);
create index onboarding_waiting on onboarding (submitted_at) where submitted_at is not null;

-- Photos of documents: one of each kind, encrypted. No person of a merchant reads them again, only the reviewer.
create table onboarding_document (
  merchant_id text not null references merchant,
  kind text not null check (kind in ('ktp', 'npwp', 'nib', 'deed', 'ministry_decree', 'bank_book', 'director_ktp')),
  sealed bytea not null,
  size integer not null check (size > 0),
  uploaded_at timestamptz not null,
  uploaded_by_name text not null,
  primary key (merchant_id, kind)
);
select protect_merchant_table('onboarding_document');
revoke select, update on onboarding_document from dasbor_app, dasbor_auth;
grant select (merchant_id, kind, size, uploaded_at, uploaded_by_name) on onboarding_document to dasbor_app;
create policy subaccount on onboarding_document as restrictive to dasbor_subaccount using (false);

-- The request of a basic account for a full one.
create table account_upgrade (
  merchant_id text primary key references merchant,
  status text not null check (status in ('in_review', 'needs_changes', 'rejected', 'approved')),
  contact_name text not null,
  contact_phone text not null,
  notes text,
  times_submitted integer not null default 1,
  submitted_at timestamptz not null,
  submitted_by_name text not null,
  answer_from date not null,
  answer_to date not null,
  -- Which documents must be sent again: [{ "field": "nib", "reason": "expired" }]
  changes jsonb not null default '[]',
  reject_reason text,
  note text,
  decided_at timestamptz
);
select protect_merchant_table('account_upgrade');
revoke delete on account_upgrade from dasbor_app;
create policy subaccount on account_upgrade as restrictive to dasbor_subaccount using (false);
create index account_upgrade_waiting on account_upgrade (submitted_at) where status = 'in_review';

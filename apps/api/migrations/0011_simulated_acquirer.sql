-- The simulated acquirer's own books. The application's tables never refer to them: it learns of them by asking.
create schema acquirer;
grant usage on schema acquirer to dasbor_app, dasbor_system;

create table acquirer.payment (
  merchant_id text not null,
  mode text not null,
  payment_id text collate "C" not null,
  status text not null,
  paid_amount bigint not null default 0,
  issuer_name text,
  retrieval_reference_number text,
  failure_code text,
  failure_message text,
  -- 'unreachable': enquiries about this payment find nobody at home.
  fault text check (fault in ('unreachable')),
  updated_at timestamptz not null,
  primary key (merchant_id, mode, payment_id)
);
select protect_tenant_table('acquirer.payment');

create table acquirer.enquiry (
  merchant_id text not null,
  mode text not null,
  id bigint generated always as identity,
  payment_id text collate "C" not null,
  answer text not null,
  asked_at timestamptz not null,
  primary key (merchant_id, mode, id)
);
select protect_tenant_table('acquirer.enquiry');
revoke update, delete on acquirer.enquiry from dasbor_app;

-- What was refunded of a payment, or is to be: refunds that are neither rejected nor failed. Two concurrent requests for the same money
-- both pass the rules; this constraint refuses the second.
alter table payment add column refund_amount bigint not null default 0;
alter table payment add constraint refunds_of_payment check (refund_amount between 0 and paid_amount);
-- What refunds take from the settlement of a payment, of itself or of others by the same method.
alter table payment add column deducted bigint not null default 0;
alter table payment add constraint payment_covers_deductions
  check (deducted = 0 or deducted between 1 and paid_amount - mdr_fee - ppn);

alter table settlement add column refund_amount bigint not null default 0 check (refund_amount >= 0);
alter table settlement add column refund_count integer not null default 0 check (refund_count >= 0);

create table refund (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  reference_id text,
  payment_id text collate "C" not null,
  subaccount_id text collate "C",
  type text not null check (type in ('normal', 'card')),
  status text not null check (status in ('started', 'requested', 'approved', 'processing', 'done', 'failed', 'rejected')),
  amount bigint not null check (amount > 0),
  category text,
  notes text not null,
  rejection_notes text,
  failure_code text,
  failure_message text,
  retrieval_reference_number text,
  maker_id text not null,
  maker_name text not null,
  approver_id text,
  approver_name text,
  -- When the acquirer is asked about it; null while nobody has approved it and after it ended.
  due_at timestamptz,
  enquiries integer not null default 0,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  decided_at timestamptz,
  completed_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode, payment_id) references payment (merchant_id, mode, id),
  -- Whatever the code may forget: nobody approves a refund that they requested.
  constraint refund_approver_is_not_maker check (
    (status in ('started', 'requested')) = (approver_id is null) and approver_id is distinct from maker_id
  ),
  check ((status in ('approved', 'processing')) = (due_at is not null)),
  check ((status in ('done', 'failed')) = (completed_at is not null)),
  check ((status = 'failed') = (failure_code is not null))
);
create index refund_newest on refund (merchant_id, mode, created_at desc, id desc);
create index refund_of_payment on refund (merchant_id, mode, payment_id, created_at desc, id desc);
create index refund_due on refund (due_at) where due_at is not null;
select protect_tenant_table('refund');
revoke delete on refund from dasbor_app;
create policy subaccount on refund as restrictive to dasbor_subaccount
  using (subaccount_id = nullif(current_setting('app.subaccount_id', true), ''));

-- From which payments an approved refund is paid.
create table refund_deduction (
  merchant_id text not null,
  mode text not null,
  refund_id text collate "C" not null,
  payment_id text collate "C" not null,
  amount bigint not null check (amount > 0),
  -- The refund failed before the payment was settled, so its settlement pays this again.
  returned boolean not null default false,
  primary key (merchant_id, mode, refund_id, payment_id),
  foreign key (merchant_id, mode, refund_id) references refund (merchant_id, mode, id),
  foreign key (merchant_id, mode, payment_id) references payment (merchant_id, mode, id)
);
create index refund_deduction_of_payment on refund_deduction (merchant_id, mode, payment_id);
select protect_tenant_table('refund_deduction');
create policy subaccount on refund_deduction as restrictive to dasbor_subaccount
  using (exists (select from refund r
    where r.merchant_id = refund_deduction.merchant_id and r.mode = refund_deduction.mode and r.id = refund_id));

-- The simulated acquirer's own books: it refunds an id once, however often it is asked.
create table acquirer.refund (
  merchant_id text not null,
  mode text not null,
  refund_id text collate "C" not null,
  payment_id text collate "C" not null,
  amount bigint not null,
  outcome text not null check (outcome in ('done', 'failed')),
  -- It answers that it is working on it before.
  final_at timestamptz not null,
  times_asked integer not null default 1,
  primary key (merchant_id, mode, refund_id)
);
select protect_tenant_table('acquirer.refund');
create policy subaccount on acquirer.refund as restrictive to dasbor_subaccount using (false);

-- Instant refunds: approved, then claimed by the customer on a link, then paid by a transfer from the available balance.
alter table refund
  drop constraint refund_type_check,
  drop constraint refund_status_check,
  -- The acquirer is asked about normal refunds and refunds by card alone.
  drop constraint refund_check,
  drop constraint refund_check2,
  -- Of one transfer, reserved with the amount.
  add column fee bigint not null default 0 check (fee >= 0),
  add column ppn bigint not null default 0 check (ppn >= 0),
  -- Each reservation has a number, and its transfer the reference rfn_…, rfn_…-r2, rfn_…-r3.
  add column attempt integer not null default 1 check (attempt > 0),
  -- The account that the customer named, with its holder according to the bank.
  add column bank_code text,
  add column account_number text,
  add column account_name text,
  add column approved_at timestamptz;
update refund set approved_at = decided_at where status <> 'rejected';
alter table refund
  add constraint refund_type_check check (type in ('normal', 'instant', 'card')),
  add constraint refund_status_check check (status in (
    'started', 'requested', 'approved', 'processing', 'disbursement_pending', 'disbursement_processing',
    'disbursement_failed', 'disbursement_re_triggered', 'done', 'failed', 'rejected')),
  add constraint refund_asks_acquirer check ((type <> 'instant' and status in ('approved', 'processing')) = (due_at is not null)),
  add constraint refund_failure check ((status in ('failed', 'disbursement_failed')) = (failure_code is not null)),
  add constraint refund_is_instant check (
    type = 'instant' or (fee = 0 and ppn = 0 and attempt = 1 and bank_code is null and status not like 'disbursement%')),
  add constraint refund_destination check (
    (bank_code is null) = (account_number is null) and (bank_code is null) = (account_name is null)
    and (status not like 'disbursement%' or bank_code is not null));

-- The links of an approved instant refund. Whoever has the token can claim the refund, so only its SHA-256 is here.
create table refund_link (
  merchant_id text not null,
  mode text not null,
  refund_id text collate "C" not null,
  number integer not null check (number > 0),
  token_hash text collate "C" not null unique,
  state text not null default 'open' check (state in ('open', 'used', 'replaced', 'cancelled')),
  mailed_to text,
  created_by text not null,
  created_at timestamptz not null,
  -- By the clock of the rules, which sandbox may move.
  expires_at timestamptz not null,
  claimed_at timestamptz,
  -- How often a bank was asked for a holder since then.
  inquiries integer not null default 0,
  inquiries_since timestamptz,
  primary key (merchant_id, mode, refund_id, number),
  foreign key (merchant_id, mode, refund_id) references refund (merchant_id, mode, id),
  check (state <> 'open' or claimed_at is null),
  check (state <> 'used' or claimed_at is not null)
);
-- Whatever the code may forget: a refund has one link that can be claimed or was.
create unique index refund_link_current on refund_link (merchant_id, mode, refund_id) where state in ('open', 'used');
select protect_tenant_table('refund_link');
revoke delete on refund_link from dasbor_app;
create policy subaccount on refund_link as restrictive to dasbor_subaccount
  using (exists (select from refund r
    where r.merchant_id = refund_link.merchant_id and r.mode = refund_link.mode and r.id = refund_id));

-- A customer has no session: the token alone says whose refund it is.
grant select (token_hash, merchant_id, mode) on refund_link to dasbor_auth;
create policy sign_in on refund_link for select to dasbor_auth using (true);

alter table bank_transfer drop constraint bank_transfer_owner_kind_check;
alter table bank_transfer add constraint bank_transfer_owner_kind_check
  check (owner_kind in ('withdrawal', 'disbursement', 'fund_transfer', 'snap_transfer', 'refund'));

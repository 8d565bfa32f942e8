-- From which amounts more people must approve (packages/domain/src/approvals). One row per change: a person proposes, another approves.
create table approval_rules (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  status text not null default 'proposed' check (status in ('proposed', 'active', 'rejected', 'replaced')),
  rules jsonb not null,
  proposed_by_id text not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by_id text,
  decided_by_name text,
  decided_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  constraint rules_are_approved_by_another check (status <> 'active' or decided_by_id <> proposed_by_id)
);
create unique index approval_rules_that_apply on approval_rules (merchant_id, mode, status) where status in ('proposed', 'active');
select protect_tenant_table('approval_rules');
revoke delete on approval_rules from dasbor_app;

-- Who approved which record. A batch that changed has another version, so that nobody's approval covers rows that they did not see.
create table approval (
  merchant_id text not null,
  mode text not null,
  kind text not null,
  record_id text collate "C" not null,
  version integer not null,
  approver_id text not null,
  approver_name text not null,
  given_at timestamptz not null,
  primary key (merchant_id, mode, kind, record_id, version, approver_id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
select protect_tenant_table('approval');
revoke delete on approval from dasbor_app;

-- A withdrawal may wait for people. Its money is reserved at the last approval.
alter table withdrawal
  add column maker_id text,
  add column approver_id text,
  add column approver_name text,
  add column reviewer_notes text,
  add column decided_at timestamptz,
  add constraint withdrawal_approver_is_no_maker check (status = 'rejected' or approver_id is null or approver_id <> maker_id);

create policy subaccount on approval_rules as restrictive to dasbor_subaccount using (false);
create policy subaccount on approval as restrictive to dasbor_subaccount using (false);

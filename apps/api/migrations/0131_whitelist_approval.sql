-- Where money may go is decided by two: who adds an account to the whitelist, and somebody else who approves it. What stood on the
-- list before goes on standing there.
alter table whitelisted_account
  add column status text not null default 'approved' check (status in ('need_approval', 'approved')),
  add column maker_id text,
  add column approver_id text,
  add column approved_by text,
  add column approved_at timestamptz,
  add constraint approver_is_not_maker check (approver_id is null or (maker_id is not null and approver_id <> maker_id)),
  add constraint approved_by_somebody check (status = 'need_approval' or maker_id is null or approver_id is not null);
alter table whitelisted_account alter column status drop default;

-- The whitelist of fund transfers and the merchant's own accounts become one list of destination accounts.
alter table destination_account
  -- Since when it is confirmed as the merchant's own and receives withdrawals; null for an account of others.
  add column own_since timestamptz,
  -- Whether it may receive fund transfers: who asked, and who else decided.
  add column transfer_id text collate "C",
  add column transfer_status text check (transfer_status in ('need_approval', 'approved', 'rejected')),
  add column transfer_maker_id text,
  add column transfer_maker_name text,
  add column transfer_asked_at timestamptz,
  add column transfer_decider_id text,
  add column transfer_decided_by text,
  add column transfer_decided_at timestamptz,
  add column search_text text collate "C"
    generated always as (lower(account_number || ' ' || account_name || ' ' || bank_code)) stored;

alter table destination_account no force row level security;
alter table whitelisted_account no force row level security;
update destination_account set own_since = created_at;

-- In both lists: the approval stays if it was for the same name. Otherwise the name in this list waits for its own approval.
update destination_account d
   set transfer_id = w.id, transfer_status = w.kept, transfer_maker_id = w.maker_id, transfer_maker_name = w.added_by,
       transfer_asked_at = w.created_at,
       transfer_decider_id = case when w.kept = 'approved' then w.approver_id end,
       transfer_decided_by = case when w.kept = 'approved' then w.approved_by end,
       transfer_decided_at = case when w.kept = 'approved' then w.approved_at end
  from (
    select listed.*, own.id as own_id,
           case when regexp_replace(lower(listed.account_name), '[^[:alnum:]]', '', 'g')
                     in (regexp_replace(lower(own.account_name), '[^[:alnum:]]', '', 'g'),
                         regexp_replace(lower(own.bank_account_name), '[^[:alnum:]]', '', 'g'))
                then listed.status else 'need_approval' end as kept
      from whitelisted_account listed
      join destination_account own using (merchant_id, mode, bank_code, account_number)
     where own.removed_at is null
  ) w
 where (d.merchant_id, d.mode, d.id) = (w.merchant_id, w.mode, w.own_id);

-- Only on the whitelist: an account that receives fund transfers and nothing else.
insert into destination_account (merchant_id, mode, id, bank_code, account_number, account_name, is_first, created_by, created_at,
                                 transfer_id, transfer_status, transfer_maker_id, transfer_maker_name, transfer_asked_at,
                                 transfer_decider_id, transfer_decided_by, transfer_decided_at)
select merchant_id, mode, 'dac_' || substr(id, 5), bank_code, account_number, account_name, false, added_by, created_at,
       id, status, maker_id, added_by, created_at, approver_id, approved_by, approved_at
  from whitelisted_account w
 where not exists (
   select from destination_account d
    where (d.merchant_id, d.mode, d.bank_code, d.account_number) = (w.merchant_id, w.mode, w.bank_code, w.account_number)
      and d.removed_at is null);
alter table destination_account force row level security;
drop table whitelisted_account;

create unique index destination_account_transfers on destination_account (merchant_id, mode, transfer_id);
alter table destination_account
  -- It receives something.
  add check (own_since is not null or transfer_id is not null),
  add check ((transfer_id is null) = (transfer_status is null) and (transfer_id is null) = (transfer_asked_at is null)),
  add constraint transfer_decider_is_not_maker
    check (transfer_decider_id is null or (transfer_maker_id is not null and transfer_decider_id <> transfer_maker_id)),
  -- What was approved before makers were stored has neither.
  add constraint transfer_decided_by_somebody
    check (transfer_status = 'need_approval' or transfer_maker_id is null or transfer_decider_id is not null);

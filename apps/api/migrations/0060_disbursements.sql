-- Batches of payouts (product spec §4). What a batch comes to and how many of its items stand where is kept beside it, by the
-- trigger below, so that a batch of ten thousand is as cheap to list as one of three.
create table disbursement (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  -- Whose balance: '' is the merchant's, otherwise a subaccount's.
  holder text collate "C" not null default '',
  name text not null,
  description text,
  source text not null check (source in ('file', 'rows')),
  file_name text,
  status text not null default 'draft',
  -- Grows with every change of a row.
  version integer not null default 1,
  items_total integer not null default 0,
  items_need_validation integer not null default 0,
  items_valid integer not null default 0,
  items_invalid integer not null default 0,
  items_processing integer not null default 0,
  items_done integer not null default 0,
  items_failed integer not null default 0,
  items_partially_success integer not null default 0,
  items_retriggerable integer not null default 0,
  -- Of the items that can be read.
  payouts integer not null default 0,
  transfers integer not null default 0,
  split_payouts integer not null default 0,
  amount bigint not null default 0,
  -- A person's id or a key's, and the name at that time.
  maker_id text not null,
  maker_name text not null,
  approver_id text,
  approver_name text,
  approver_notes text,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  completed_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  -- Whatever the code above may forget: no money leaves on one person's word.
  constraint approver_is_not_maker check (
    status in ('draft', 'need_approval', 'need_revision', 'cancelled')
    or (approver_id is not null and approver_id <> maker_id)
  ),
  constraint items_add_up check (
    items_total = items_need_validation + items_valid + items_invalid + items_processing + items_done + items_failed
                  + items_partially_success
  )
);
create index disbursement_newest on disbursement (merchant_id, mode, created_at desc, id desc);
select protect_tenant_table('disbursement');
revoke delete on disbursement from dasbor_app;

create table disbursement_item (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  disbursement_id text collate "C" not null,
  -- As the spreadsheet numbers it, or from 1.
  row integer not null check (row > 0),
  status text not null
    check (status in ('need_validation', 'valid', 'invalid', 'processing', 'done', 'failed', 'partially_success')),
  -- As written: by column, the text and what the spreadsheet took it for.
  cells jsonb not null,
  -- As uploaded, where that is something else.
  original_cells jsonb,
  -- What is wrong with the cells, and what the bank said.
  issues jsonb not null default '[]',
  -- The first row of the batch that pays the same to the same account, and the batch of the past that did.
  duplicate_row integer,
  paid_before jsonb,
  -- As read; null where a cell is empty or wrong.
  account_owner_name text,
  bank_code text,
  account_number text,
  amount bigint,
  email_recipient text,
  phone_number text,
  notes text,
  -- Transfers that it goes in; null while it cannot be paid as written.
  parts integer,
  bank_account_name text,
  -- The name that the bank states, where its maker took it for the one that was written.
  accepted_name text,
  failure_code text,
  retriggerable boolean not null default false,
  attempt integer not null default 0,
  -- While it waits for its bank to be asked: when it is to be looked at, and who has it.
  due_at timestamptz,
  claim text,
  search_text text collate "C" not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  completed_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode, disbursement_id) references disbursement (merchant_id, mode, id)
);
create unique index disbursement_item_row on disbursement_item (merchant_id, mode, disbursement_id, row);
create index disbursement_item_newest on disbursement_item (merchant_id, mode, created_at desc, id desc);
create index disbursement_item_due on disbursement_item (due_at) where status = 'need_validation';
-- What an account received before.
create index disbursement_item_paid on disbursement_item (merchant_id, mode, account_number, bank_code)
  where status in ('processing', 'done', 'partially_success');
select protect_tenant_table('disbursement_item');

-- Adds to a batch what a statement changed of its items, in one update however many they were.
create function count_disbursement_items() returns trigger
language plpgsql as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as n, i.* from after i'
    when 'DELETE' then 'select -1 as n, i.* from before i'
    else 'select 1 as n, i.* from after i union all select -1 as n, i.* from before i'
  end;
begin
  execute format($sql$
    with change as (%s), sums as (
      select merchant_id, mode, disbursement_id, sum(n) as total,
             coalesce(sum(n) filter (where status = 'need_validation'), 0) as need_validation,
             coalesce(sum(n) filter (where status = 'valid'), 0) as valid,
             coalesce(sum(n) filter (where status = 'invalid'), 0) as invalid,
             coalesce(sum(n) filter (where status = 'processing'), 0) as processing,
             coalesce(sum(n) filter (where status = 'done'), 0) as done,
             coalesce(sum(n) filter (where status = 'failed'), 0) as failed,
             coalesce(sum(n) filter (where status = 'partially_success'), 0) as partially_success,
             coalesce(sum(n) filter (where retriggerable), 0) as retriggerable,
             coalesce(sum(n) filter (where parts > 0), 0) as payouts,
             coalesce(sum(n * parts), 0) as transfers,
             coalesce(sum(n) filter (where parts > 1), 0) as split_payouts,
             coalesce(sum(n * amount) filter (where parts > 0), 0) as amount
        from change group by merchant_id, mode, disbursement_id
    )
    update disbursement d
       set items_total = d.items_total + s.total,
           items_need_validation = d.items_need_validation + s.need_validation,
           items_valid = d.items_valid + s.valid,
           items_invalid = d.items_invalid + s.invalid,
           items_processing = d.items_processing + s.processing,
           items_done = d.items_done + s.done,
           items_failed = d.items_failed + s.failed,
           items_partially_success = d.items_partially_success + s.partially_success,
           items_retriggerable = d.items_retriggerable + s.retriggerable,
           payouts = d.payouts + s.payouts,
           transfers = d.transfers + s.transfers,
           split_payouts = d.split_payouts + s.split_payouts,
           amount = d.amount + s.amount
      from sums s
     where d.merchant_id = s.merchant_id and d.mode = s.mode and d.id = s.disbursement_id
       -- A claim changes nothing that is counted, and must not wait for the batch.
       and (s.total, s.need_validation, s.valid, s.invalid, s.processing, s.done, s.failed, s.partially_success,
            s.retriggerable, s.payouts, s.transfers, s.split_payouts, s.amount)
           <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  $sql$, changed);
  return null;
end
$$;
create trigger disbursement_item_added after insert on disbursement_item
  referencing new table as after for each statement execute function count_disbursement_items();
create trigger disbursement_item_changed after update on disbursement_item
  referencing old table as before new table as after for each statement execute function count_disbursement_items();
create trigger disbursement_item_removed after delete on disbursement_item
  referencing old table as before for each statement execute function count_disbursement_items();

-- The merchant's own bank accounts, to which its money may go.
create table destination_account (
  merchant_id text not null,
  mode text not null,
  id text collate "C" not null,
  bank_code text not null,
  account_number text not null,
  -- The holder as entered, and as the bank stated it; null where the account was in use before banks were asked.
  account_name text not null,
  bank_account_name text,
  -- The first that the merchant ever added: it takes large withdrawals at once.
  is_first boolean not null,
  created_by text,
  created_at timestamptz not null,
  -- Withdrawals refer to it after it was removed.
  removed_at timestamptz,
  primary key (merchant_id, mode, id),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode)
);
create unique index destination_account_once on destination_account (merchant_id, mode, bank_code, account_number)
  where removed_at is null;
-- Two concurrent first accounts: one of them waits.
create unique index destination_account_first on destination_account (merchant_id, mode) where is_first;
select protect_tenant_table('destination_account');
revoke delete on destination_account from dasbor_app;
create policy subaccount on destination_account as restrictive to dasbor_subaccount using (false);

alter table withdrawal add column destination_account_id text collate "C";
alter table withdrawal_schedule add column destination_account_id text collate "C";
alter table balance_settings add column destination_account_id text collate "C";

-- What is set up today, and what was paid to. The newest statement of an account gives its names.
alter table withdrawal no force row level security;
alter table withdrawal_schedule no force row level security;
alter table balance_settings no force row level security;
alter table destination_account no force row level security;
insert into destination_account (merchant_id, mode, id, bank_code, account_number, account_name, bank_account_name, is_first,
                                 created_by, created_at, removed_at)
select merchant_id, mode, 'dac_' || upper(substr(md5(concat_ws(' ', merchant_id, mode, bank_code, account_number)), 1, 26)),
       bank_code, account_number, (array_agg(account_name order by at desc))[1], (array_agg(bank_account_name order by at desc))[1],
       false, null, min(at),
       -- Only what is set up, or was paid to in the last ninety days, is offered again.
       case when bool_or(not is_withdrawal) or max(at) > now() - interval '90 days' then null else now() end
  from (
    select merchant_id, mode, bank_code, account_number, account_name, bank_account_name, created_at as at, true as is_withdrawal
      from withdrawal
    union all
    select merchant_id, mode, bank_code, account_number, account_name, bank_account_name, changed_at, false from withdrawal_schedule
    union all
    select merchant_id, mode, bank_code, account_number, account_name, bank_account_name, changed_at, false from balance_settings
     where bank_code is not null and account_number is not null and account_name is not null
  ) used
 group by merchant_id, mode, bank_code, account_number;

update withdrawal u set destination_account_id = d.id from destination_account d
 where (d.merchant_id, d.mode, d.bank_code, d.account_number) = (u.merchant_id, u.mode, u.bank_code, u.account_number);
update withdrawal_schedule u set destination_account_id = d.id from destination_account d
 where (d.merchant_id, d.mode, d.bank_code, d.account_number) = (u.merchant_id, u.mode, u.bank_code, u.account_number);
update balance_settings u set destination_account_id = d.id from destination_account d
 where (d.merchant_id, d.mode, d.bank_code, d.account_number) = (u.merchant_id, u.mode, u.bank_code, u.account_number);
alter table withdrawal force row level security;
alter table withdrawal_schedule force row level security;
alter table balance_settings force row level security;
alter table destination_account force row level security;

alter table withdrawal alter column destination_account_id set not null;
alter table withdrawal add foreign key (merchant_id, mode, destination_account_id) references destination_account (merchant_id, mode, id);
-- When an account was last used.
create index withdrawal_to_destination on withdrawal (merchant_id, mode, destination_account_id, created_at desc);

-- Both name the account; what it is stands in one place.
alter table withdrawal_schedule alter column destination_account_id set not null;
alter table withdrawal_schedule
  add foreign key (merchant_id, mode, destination_account_id) references destination_account (merchant_id, mode, id),
  drop column bank_code, drop column account_number, drop column account_name, drop column bank_account_name;
alter table balance_settings
  add foreign key (merchant_id, mode, destination_account_id) references destination_account (merchant_id, mode, id),
  add check (not sweep_out_enabled or destination_account_id is not null),
  drop column bank_code, drop column account_number, drop column account_name, drop column bank_account_name;

-- The ledger: double entry, append only. Nobody writes to its tables but the functions at the end, which run as a role of their
-- own; the application may read them, each tenant its own.
do $$
begin
  create role dasbor_ledger nologin noinherit;
exception
  -- Roles belong to the whole server, so another database may have made it already.
  when duplicate_object or unique_violation then null;
end
$$;
grant dasbor_ledger to current_user;
grant usage on schema public to dasbor_ledger;

create table ledger_account (
  merchant_id text not null,
  mode text not null,
  -- '' is the merchant itself, otherwise one of its subaccounts.
  holder text collate "C" not null,
  account text collate "C" not null,
  -- What can be spent: never below zero, whatever the code above believes.
  guarded boolean generated always as (account in ('available', 'in_flight')) stored,
  balance bigint not null default 0,
  -- How many entries it has; each entry carries its number.
  entries bigint not null default 0,
  -- When the last one was. Of two postings at once the later one counts as later, whatever their clocks read.
  last_at timestamptz not null default '-infinity',
  primary key (merchant_id, mode, holder, account),
  foreign key (merchant_id, mode) references merchant_mode (merchant_id, mode),
  check (account in ('available', 'pending', 'in_flight', 'acquirer', 'bank', 'fee', 'ppn', 'suspense')),
  check (balance >= 0 or account not in ('available', 'in_flight'))
)
-- A balance changes at each posting; with room beside it the row is written again without touching the index.
with (fillfactor = 50);

create table ledger_transfer (
  merchant_id text not null,
  mode text not null,
  id bigint generated always as identity,
  kind text collate "C" not null,
  -- What it is about: a payment, a payout, a withdrawal …
  ref text collate "C" not null,
  step integer not null,
  at timestamptz not null,
  actor_id text,
  request_id text,
  primary key (merchant_id, mode, id),
  -- The same fact can be posted once only.
  unique (merchant_id, mode, ref, kind, step)
);

create table ledger_entry (
  merchant_id text not null,
  mode text not null,
  holder text collate "C" not null,
  account text collate "C" not null,
  seq bigint not null,
  transfer_id bigint not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  at timestamptz not null,
  primary key (merchant_id, mode, holder, account, seq)
);
create index ledger_entry_of_transfer on ledger_entry (merchant_id, mode, transfer_id);
-- The history of a balance is asked for by days.
create index ledger_entry_history on ledger_entry (merchant_id, mode, holder, at, seq) where account = 'available';

do $$
declare
  target regclass;
begin
  foreach target in array array['ledger_account', 'ledger_transfer', 'ledger_entry']::regclass[] loop
    execute format('alter table %s enable row level security', target);
    execute format('alter table %s force row level security', target);
    execute format(
      'create policy tenant on %s for select to dasbor_app
         using (merchant_id = current_setting(''app.merchant_id'', true) and mode = current_setting(''app.mode'', true))',
      target);
    execute format('create policy everything on %s for select to dasbor_system using (true)', target);
    execute format('create policy posting on %s to dasbor_ledger using (true)', target);
    execute format('grant select on %s to dasbor_app, dasbor_system', target);
  end loop;
end
$$;
grant select, insert on ledger_transfer, ledger_entry to dasbor_ledger;
grant select, insert, update on ledger_account to dasbor_ledger;

create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  raise exception 'The ledger is append only: % on % is refused.', tg_op, tg_table_name;
end
$$;
create trigger append_only before update or delete on ledger_transfer execute function refuse_ledger_change();
create trigger append_only before update or delete on ledger_entry execute function refuse_ledger_change();

-- One account of a tenant changes: opened by its first entry, guarded by its rule. Answers what stood before, and the time of what
-- comes now. Raises DL001 when what can be spent would fall below zero (detail: the account).
create function change_balance(
  p_merchant text, p_mode text, p_holder text, p_account text, p_amount bigint, p_entries bigint, p_at timestamptz,
  out balance bigint, out entries bigint, out at timestamptz
)
language plpgsql as $$
begin
  for v_try in 1..2 loop
    update public.ledger_account a
       set balance = a.balance + p_amount, entries = a.entries + p_entries, last_at = greatest(a.last_at, p_at)
     where a.merchant_id = p_merchant and a.mode = p_mode and a.holder = p_holder and a.account = p_account
       and (not a.guarded or a.balance + p_amount >= 0)
    returning a.balance - p_amount, a.entries - p_entries, a.last_at
         into change_balance.balance, change_balance.entries, change_balance.at;
    if found then
      return;
    end if;
    insert into public.ledger_account (merchant_id, mode, holder, account)
    values (p_merchant, p_mode, p_holder, p_account) on conflict do nothing;
  end loop;
  raise exception 'Account % has too little.', p_account using errcode = 'DL001', detail = p_account;
end
$$;
revoke execute on function change_balance(text, text, text, text, bigint, bigint, timestamptz) from public;
grant execute on function change_balance(text, text, text, text, bigint, bigint, timestamptz) to dasbor_ledger;

-- The door, for one transfer and for many. Both post for the tenant of this transaction and answer how many transfers were new: a
-- fact that was posted before is left out, with all its lines. Accounts are locked in one order everywhere (holder, account); so
-- call one of them once in a transaction, after the rows of the business. Lines that do not close, or stand in another order, are
-- a fault of the caller (DL002).

-- One, as most are: its lines by (holder, account). Twice as fast as the other for a single transfer.
create function post_transfer(
  p_at timestamptz, p_kind text, p_ref text, p_step integer, p_holders text[], p_accounts text[], p_amounts bigint[]
) returns integer
language plpgsql security definer as $$
declare
  v_merchant constant text := nullif(pg_catalog.current_setting('app.merchant_id', true), '');
  v_mode constant text := nullif(pg_catalog.current_setting('app.mode', true), '');
  v_lines constant integer := pg_catalog.cardinality(p_amounts);
  v_transfer bigint;
  v_sum bigint := 0;
  v_before record;
begin
  if v_merchant is null or v_mode is null then
    raise exception 'A transfer is posted for a tenant, and none was entered.';
  end if;
  for i in 1..v_lines loop
    v_sum := v_sum + p_amounts[i];
    if i > 1 and (p_holders[i - 1] collate "C", p_accounts[i - 1] collate "C")
              >= (p_holders[i] collate "C", p_accounts[i] collate "C") then
      raise exception 'The lines of a transfer stand in another order.' using errcode = 'DL002';
    end if;
  end loop;
  if v_lines < 2 or v_sum <> 0 then
    raise exception 'A transfer does not close.' using errcode = 'DL002';
  end if;

  insert into public.ledger_transfer (merchant_id, mode, kind, ref, step, at, actor_id, request_id)
  values (v_merchant, v_mode, p_kind, p_ref, p_step, p_at,
          nullif(pg_catalog.current_setting('app.actor_id', true), ''),
          nullif(pg_catalog.current_setting('app.request_id', true), ''))
  on conflict do nothing returning id into v_transfer;
  if v_transfer is null then
    return 0;
  end if;
  for i in 1..v_lines loop
    v_before := public.change_balance(v_merchant, v_mode, p_holders[i], p_accounts[i], p_amounts[i], 1, p_at);
    insert into public.ledger_entry (merchant_id, mode, holder, account, seq, transfer_id, amount, balance_after, at)
    values (v_merchant, v_mode, p_holders[i], p_accounts[i], v_before.entries + 1, v_transfer, p_amounts[i],
            v_before.balance + p_amounts[i], v_before.at);
  end loop;
  return 1;
end
$$;

-- Many at once: each account is changed once, however many of them touch it.
--   p_transfer_of, p_holders, p_accounts, p_amounts: the lines; p_transfer_of counts into p_refs from 1.
create function post_transfers(
  p_ats timestamptz[], p_kinds text[], p_refs text[], p_steps integer[],
  p_transfer_of integer[], p_holders text[], p_accounts text[], p_amounts bigint[]
) returns integer
language plpgsql security definer as $$
declare
  v_merchant constant text := nullif(pg_catalog.current_setting('app.merchant_id', true), '');
  v_mode constant text := nullif(pg_catalog.current_setting('app.mode', true), '');
  v_posted integer;
  v_transfers bigint[];
  v_ats timestamptz[];
  v_holders text[];
  v_accounts text[];
  v_amounts bigint[];
  v_change record;
  v_before record;
begin
  if v_merchant is null or v_mode is null then
    raise exception 'A transfer is posted for a tenant, and none was entered.';
  end if;
  if exists (
    select from pg_catalog.generate_series(1, pg_catalog.cardinality(p_refs)) t (n)
      left join unnest(p_transfer_of, p_amounts) l (n, amount) using (n)
     group by n having pg_catalog.count(l.amount) < 2 or pg_catalog.sum(l.amount) <> 0
  ) then
    raise exception 'A transfer does not close.' using errcode = 'DL002';
  end if;

  with fact as (
    -- Told twice in one call, it is one fact too.
    select distinct on (ref, kind, step) *
      from unnest(p_ats, p_kinds, p_refs, p_steps) with ordinality f (at, kind, ref, step, n)
     order by ref, kind, step, n
  ), posted as (
    insert into public.ledger_transfer (merchant_id, mode, kind, ref, step, at, actor_id, request_id)
    select v_merchant, v_mode, kind, ref, step, at,
           nullif(pg_catalog.current_setting('app.actor_id', true), ''),
           nullif(pg_catalog.current_setting('app.request_id', true), '')
      from fact order by n
    on conflict do nothing
    returning id, kind, ref, step
  )
  select pg_catalog.count(distinct posted.id),
         pg_catalog.array_agg(posted.id order by l.line), pg_catalog.array_agg(fact.at order by l.line),
         pg_catalog.array_agg(l.holder order by l.line), pg_catalog.array_agg(l.account order by l.line),
         pg_catalog.array_agg(l.amount order by l.line)
    into v_posted, v_transfers, v_ats, v_holders, v_accounts, v_amounts
    from posted
    join fact on fact.ref = posted.ref and fact.kind = posted.kind and fact.step = posted.step
    join unnest(p_transfer_of, p_holders, p_accounts, p_amounts)
         with ordinality l (n, holder, account, amount, line) on l.n = fact.n;

  for v_change in
    select l.holder, l.account, pg_catalog.sum(l.amount)::bigint as amount, pg_catalog.count(*) as entries,
           pg_catalog.max(l.at) as at
      from unnest(v_ats, v_holders, v_accounts, v_amounts) l (at, holder, account, amount)
     group by l.holder, l.account order by l.holder collate "C", l.account collate "C"
  loop
    v_before := public.change_balance(
      v_merchant, v_mode, v_change.holder, v_change.account, v_change.amount, v_change.entries, v_change.at);

    insert into public.ledger_entry
      (merchant_id, mode, holder, account, seq, transfer_id, amount, balance_after, at)
    select v_merchant, v_mode, v_change.holder, v_change.account,
           v_before.entries + pg_catalog.row_number() over (order by l.line), l.transfer_id, l.amount,
           v_before.balance + pg_catalog.sum(l.amount) over (order by l.line),
           -- Later than all of these only where another was let in before with a later clock.
           case when v_before.at > v_change.at then v_before.at else l.at end
      from unnest(v_transfers, v_ats, v_holders, v_accounts, v_amounts)
           with ordinality l (transfer_id, at, holder, account, amount, line)
     where l.holder = v_change.holder and l.account = v_change.account;
  end loop;
  return v_posted;
end
$$;
do $$
declare
  door regprocedure;
begin
  grant create on schema public to dasbor_ledger;
  foreach door in array array[
    'post_transfer(timestamptz, text, text, integer, text[], text[], bigint[])',
    'post_transfers(timestamptz[], text[], text[], integer[], integer[], text[], text[], bigint[])'
  ]::regprocedure[] loop
    execute format('revoke execute on function %s from public', door);
    execute format('grant execute on function %s to dasbor_app, dasbor_system', door);
    execute format('alter function %s owner to dasbor_ledger', door);
  end loop;
  revoke create on schema public from dasbor_ledger;
end
$$;

-- Each entry also carries the sum of all credits of its account so far. Together with the balance it gives the sum of all debits, so that
-- money can be followed through a balance, first in, first out: a credit is spent by the debits whose sums lie in the range of its own.
alter table ledger_account add column credited bigint not null default 0;
alter table ledger_entry add column credited_after bigint;

alter table ledger_account no force row level security;
alter table ledger_entry no force row level security;
alter table ledger_entry disable trigger append_only;
update ledger_entry e
   set credited_after = c.credited_after
  from (select merchant_id, mode, holder, account, seq,
               sum(greatest(amount, 0)) over (partition by merchant_id, mode, holder, account order by seq) as credited_after
          from ledger_entry) c
 where (e.merchant_id, e.mode, e.holder, e.account, e.seq) = (c.merchant_id, c.mode, c.holder, c.account, c.seq);
update ledger_account a
   set credited = e.credited_after
  from ledger_entry e
 where (e.merchant_id, e.mode, e.holder, e.account, e.seq) = (a.merchant_id, a.mode, a.holder, a.account, a.entries);
alter table ledger_entry enable trigger append_only;
alter table ledger_account force row level security;
alter table ledger_entry force row level security;
alter table ledger_entry alter column credited_after set not null;

drop function change_balance(text, text, text, text, bigint, bigint, timestamptz);
-- As migration 0040 has it, with the credits among the changes.
create function change_balance(
  p_merchant text, p_mode text, p_holder text, p_account text, p_amount bigint, p_credit bigint, p_entries bigint, p_at timestamptz,
  out balance bigint, out credited bigint, out entries bigint, out at timestamptz
)
language plpgsql as $$
begin
  for v_try in 1..2 loop
    update public.ledger_account a
       set balance = a.balance + p_amount, credited = a.credited + p_credit, entries = a.entries + p_entries,
           last_at = greatest(a.last_at, p_at)
     where a.merchant_id = p_merchant and a.mode = p_mode and a.holder = p_holder and a.account = p_account
       and (not a.guarded or a.balance + p_amount >= 0)
    returning a.balance - p_amount, a.credited - p_credit, a.entries - p_entries, a.last_at
         into change_balance.balance, change_balance.credited, change_balance.entries, change_balance.at;
    if found then
      return;
    end if;
    insert into public.ledger_account (merchant_id, mode, holder, account)
    values (p_merchant, p_mode, p_holder, p_account) on conflict do nothing;
  end loop;
  raise exception 'Account % has too little.', p_account using errcode = 'DL001', detail = p_account;
end
$$;
revoke execute on function change_balance(text, text, text, text, bigint, bigint, bigint, timestamptz) from public;
grant execute on function change_balance(text, text, text, text, bigint, bigint, bigint, timestamptz) to dasbor_ledger;

-- The two functions that post stay as they are, with the credits beside each balance.
do $$
declare
  v_changes constant text[] := array[
    -- post_transfer
    'v_balance bigint;', 'v_balance bigint; v_credited bigint;',
    'entries = a.entries + 1,', 'credited = a.credited + greatest(p_amounts[i], 0), entries = a.entries + 1,',
    'returning a.balance, a.entries, a.last_at into v_balance, v_seq, v_at;',
      'returning a.balance, a.credited, a.entries, a.last_at into v_balance, v_credited, v_seq, v_at;',
    'p_accounts[i], p_amounts[i], 1, p_at);', 'p_accounts[i], p_amounts[i], greatest(p_amounts[i], 0), 1, p_at);',
    'v_balance := v_before.balance + p_amounts[i];',
      'v_balance := v_before.balance + p_amounts[i]; v_credited := v_before.credited + greatest(p_amounts[i], 0);',
    'transfer_id, amount, balance_after, at)', 'transfer_id, amount, balance_after, credited_after, at)',
    'p_amounts[i], v_balance, v_at);', 'p_amounts[i], v_balance, v_credited, v_at);',
    -- post_transfers
    'pg_catalog.sum(l.amount)::bigint as amount,',
      'pg_catalog.sum(l.amount)::bigint as amount, pg_catalog.sum(greatest(l.amount, 0))::bigint as credit,',
    'v_change.amount, v_change.entries, v_change.at);', 'v_change.amount, v_change.credit, v_change.entries, v_change.at);',
    'v_before.balance + pg_catalog.sum(l.amount) over (order by l.line),',
      'v_before.balance + pg_catalog.sum(l.amount) over (order by l.line),
           v_before.credited + pg_catalog.sum(greatest(l.amount, 0)) over (order by l.line),'
  ];
  v_function regproc;
  v_body text;
begin
  foreach v_function in array array['post_transfer', 'post_transfers']::regproc[] loop
    v_body := pg_get_functiondef(v_function);
    for i in 1..cardinality(v_changes) by 2 loop
      v_body := replace(v_body, v_changes[i], v_changes[i + 1]);
    end loop;
    execute v_body;
  end loop;
end
$$;

-- Follows a range of money through the available balance of a holder: forward from credits to the debits that spend it, or back from debits
-- to the credits that paid for it. Sums grow with the number of the entry, so each next entry is found by halving, without an index.
create function follow_available(p_holder text, p_is_forward boolean, p_from bigint, p_to bigint, p_most integer)
returns table (transfer_id bigint, amount bigint)
language plpgsql stable as $$
declare
  v_merchant constant text := nullif(current_setting('app.merchant_id', true), '');
  v_mode constant text := nullif(current_setting('app.mode', true), '');
  v_entries bigint;
  v_found bigint := p_from;
  v_low bigint;
  v_high bigint;
  v_seq bigint := 0;
  v_entry record;
begin
  select coalesce(max(a.entries), 0) into v_entries from ledger_account a
   where a.merchant_id = v_merchant and a.mode = v_mode and a.holder = p_holder and a.account = 'available';
  for v_count in 1..p_most loop
    exit when v_found >= p_to;
    -- The first entry whose sum is above what was found so far. Mostly the next one.
    v_low := v_seq + 1;
    v_high := v_entries + 1;
    v_seq := v_low;
    loop
      exit when v_low >= v_high;
      select case when p_is_forward then e.credited_after - e.balance_after else e.credited_after end as total,
             abs(e.amount) as amount, e.transfer_id
        into v_entry from ledger_entry e
       where e.merchant_id = v_merchant and e.mode = v_mode and e.holder = p_holder and e.account = 'available' and e.seq = v_seq;
      if v_entry.total > v_found then
        v_high := v_seq;
      else
        v_low := v_seq + 1;
      end if;
      v_seq := (v_low + v_high) / 2;
    end loop;
    exit when v_low > v_entries;
    v_seq := v_low;
    select case when p_is_forward then e.credited_after - e.balance_after else e.credited_after end as total,
           abs(e.amount) as amount, e.transfer_id
      into v_entry from ledger_entry e
     where e.merchant_id = v_merchant and e.mode = v_mode and e.holder = p_holder and e.account = 'available' and e.seq = v_seq;
    transfer_id := v_entry.transfer_id;
    amount := least(p_to, v_entry.total) - greatest(p_from, v_entry.total - v_entry.amount);
    return next;
    v_found := v_entry.total;
  end loop;
end
$$;
revoke execute on function follow_available(text, boolean, bigint, bigint, integer) from public;
grant execute on function follow_available(text, boolean, bigint, bigint, integer) to dasbor_app;

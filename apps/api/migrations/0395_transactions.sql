-- Money that came in or went out of a holder: one row for each posting that changes the sum of available, in_flight and pending
-- (docs/decisions/0062). A settlement moves money between two of them, so it has no row, and no rupiah appears twice.
--
-- Each row carries the sums of its kind so far. The sums of any days are then two look-ups per kind, however many rows the days have.
create table ledger_movement (
  merchant_id text not null,
  mode text not null,
  holder text collate "C" not null,
  -- The kind and reference of the transfer.
  kind text collate "C" not null,
  -- Of two rows of a kind, the later one has the larger number and never an earlier time.
  seq bigint not null,
  at timestamptz not null,
  -- Orders rows of one time, those of one kind by their number.
  id text collate "C" not null generated always as (kind || '.' || lpad(seq::text, 12, '0')) stored,
  transfer_id bigint not null,
  ref text collate "C" not null,
  -- Positive into the three accounts, after the fee.
  amount bigint not null check (amount <> 0),
  -- Fee and PPN of the same transfer.
  fee bigint not null,
  in_after bigint not null,
  out_after bigint not null,
  primary key (merchant_id, mode, holder, kind, at, id)
);

alter table ledger_account no force row level security;
alter table ledger_transfer no force row level security;
alter table ledger_entry no force row level security;
insert into ledger_movement (merchant_id, mode, holder, kind, seq, at, transfer_id, ref, amount, fee, in_after, out_after)
select merchant_id, mode, holder, kind, row_number() over one, at, transfer_id, ref, amount, fee,
       sum(greatest(amount, 0)) over one, sum(greatest(-amount, 0)) over one
  from (select t.merchant_id, t.mode, e.holder, t.kind, t.at, t.id as transfer_id, t.ref,
               sum(e.amount) filter (where e.account in ('available', 'in_flight', 'pending')) as amount,
               coalesce(sum(e.amount) filter (where e.account in ('fee', 'ppn')), 0) as fee
          from ledger_transfer t
          join ledger_entry e on e.transfer_id = t.id and e.merchant_id = t.merchant_id and e.mode = t.mode
         group by t.merchant_id, t.mode, t.id, e.holder) posted
 where amount <> 0
window one as (partition by merchant_id, mode, holder, kind order by at, transfer_id);
alter table ledger_account force row level security;
alter table ledger_transfer force row level security;
alter table ledger_entry force row level security;

-- The list reads it from either end.
create index ledger_movement_history on ledger_movement (merchant_id, mode, holder, at, id);

alter table ledger_movement enable row level security;
alter table ledger_movement force row level security;
create policy tenant on ledger_movement for select to dasbor_app
  using (merchant_id = current_setting('app.merchant_id', true) and mode = current_setting('app.mode', true));
create policy everything on ledger_movement for select to dasbor_system using (true);
create policy posting on ledger_movement to dasbor_ledger using (true);
create policy subaccount on ledger_movement as restrictive to dasbor_subaccount
  using (holder = nullif(current_setting('app.subaccount_id', true), ''));
grant select on ledger_movement to dasbor_app, dasbor_system;
grant select, insert on ledger_movement to dasbor_ledger;
create trigger append_only before update or delete on ledger_movement execute function refuse_ledger_change();

-- Called when the accounts of the transfer are locked. Every kind changes one account in each of its transfers, so rows of one kind are
-- numbered and dated one after the other. The lines are in the order of post_transfer, by holder.
create function record_movement(
  p_merchant text, p_mode text, p_transfer bigint, p_kind text, p_ref text, p_at timestamptz,
  p_holders text[], p_accounts text[], p_amounts bigint[]
) returns void
language plpgsql as $$
declare
  v_lines constant integer := pg_catalog.cardinality(p_amounts);
  v_amount bigint := 0;
  v_fee bigint := 0;
  v_before record;
begin
  for i in 1..v_lines loop
    if p_accounts[i] in ('available', 'in_flight', 'pending') then
      v_amount := v_amount + p_amounts[i];
    elsif p_accounts[i] in ('fee', 'ppn') then
      v_fee := v_fee + p_amounts[i];
    end if;
    continue when i < v_lines and p_holders[i + 1] = p_holders[i];
    if v_amount <> 0 then
      select m.seq, m.at, m.in_after, m.out_after into v_before from public.ledger_movement m
       where m.merchant_id = p_merchant and m.mode = p_mode and m.holder = p_holders[i] and m.kind = p_kind
       order by m.at desc, m.id desc limit 1;
      insert into public.ledger_movement (merchant_id, mode, holder, kind, seq, at, transfer_id, ref, amount, fee, in_after, out_after)
      values (p_merchant, p_mode, p_holders[i], p_kind, coalesce(v_before.seq, 0) + 1, greatest(p_at, v_before.at), p_transfer, p_ref,
              v_amount, v_fee, coalesce(v_before.in_after, 0) + greatest(v_amount, 0),
              coalesce(v_before.out_after, 0) + greatest(-v_amount, 0));
    end if;
    v_amount := 0;
    v_fee := 0;
  end loop;
end
$$;

-- The same for many transfers, whose lines are in any order.
create function record_movements(
  p_merchant text, p_mode text, p_transfers bigint[], p_ats timestamptz[], p_holders text[], p_accounts text[], p_amounts bigint[]
) returns void
language plpgsql as $$
begin
  with movement as (
    select l.holder collate "C" as holder, t.kind, t.ref, t.id as transfer_id, min(l.line) as line, min(l.at) as at,
           sum(l.amount) filter (where l.account in ('available', 'in_flight', 'pending'))::bigint as amount,
           coalesce(sum(l.amount) filter (where l.account in ('fee', 'ppn')), 0)::bigint as fee
      from unnest(p_transfers, p_ats, p_holders, p_accounts, p_amounts)
           with ordinality l (transfer_id, at, holder, account, amount, line)
      join public.ledger_transfer t on t.merchant_id = p_merchant and t.mode = p_mode and t.id = l.transfer_id
     group by 1, 2, 3, 4
    having sum(l.amount) filter (where l.account in ('available', 'in_flight', 'pending')) <> 0
  ), before as (
    select one.holder, one.kind, coalesce(last.seq, 0) as seq, last.at, coalesce(last.in_after, 0) as in_after,
           coalesce(last.out_after, 0) as out_after
      from (select distinct holder, kind from movement) one
      left join lateral (
        select m.seq, m.at, m.in_after, m.out_after from public.ledger_movement m
         where m.merchant_id = p_merchant and m.mode = p_mode and m.holder = one.holder and m.kind = one.kind
         order by m.at desc, m.id desc limit 1) last on true
  )
  insert into public.ledger_movement (merchant_id, mode, holder, kind, seq, at, transfer_id, ref, amount, fee, in_after, out_after)
  select p_merchant, p_mode, holder, kind, before.seq + row_number() over one, greatest(before.at, max(m.at) over one), m.transfer_id,
         m.ref, m.amount, m.fee, before.in_after + sum(greatest(m.amount, 0)) over one,
         before.out_after + sum(greatest(-m.amount, 0)) over one
    from movement m join before using (holder, kind)
  window one as (partition by holder, kind order by m.line);
end
$$;
revoke execute on function record_movement(text, text, bigint, text, text, timestamptz, text[], text[], bigint[]) from public;
grant execute on function record_movement(text, text, bigint, text, text, timestamptz, text[], text[], bigint[]) to dasbor_ledger;
revoke execute on function record_movements(text, text, bigint[], timestamptz[], text[], text[], bigint[]) from public;
grant execute on function record_movements(text, text, bigint[], timestamptz[], text[], text[], bigint[]) to dasbor_ledger;

-- The two functions that post stay as they are, and record what they posted at their end.
do $$
declare
  v_changes constant text[] := array[
    'post_transfer', 'return 1;',
    'perform public.record_movement(v_merchant, v_mode, v_transfer, p_kind, p_ref, p_at, p_holders, p_accounts, p_amounts);
  return 1;',
    'post_transfers', 'return v_posted;',
    'perform public.record_movements(v_merchant, v_mode, v_transfers, v_ats, v_holders, v_accounts, v_amounts);
  return v_posted;'
  ];
  v_body text;
begin
  for i in 1..cardinality(v_changes) by 3 loop
    v_body := pg_get_functiondef(v_changes[i]::regproc);
    if v_body not like '%' || v_changes[i + 1] || '%' then
      raise exception '% has another end than expected.', v_changes[i];
    end if;
    execute replace(v_body, v_changes[i + 1], v_changes[i + 2]);
  end loop;
end
$$;

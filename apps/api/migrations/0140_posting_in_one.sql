-- One posting without a call for each of its lines: the account is changed where it stands, and `change_balance` is asked only where
-- that changed nothing, to open the account or to refuse. Otherwise as migration 0040 has it.
create or replace function post_transfer(
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
  v_seq bigint;
  v_balance bigint;
  v_at timestamptz;
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
    update public.ledger_account a
       set balance = a.balance + p_amounts[i], entries = a.entries + 1, last_at = greatest(a.last_at, p_at)
     where a.merchant_id = v_merchant and a.mode = v_mode and a.holder = p_holders[i] and a.account = p_accounts[i]
       and (not a.guarded or a.balance + p_amounts[i] >= 0)
    returning a.balance, a.entries, a.last_at into v_balance, v_seq, v_at;
    if not found then
      v_before := public.change_balance(v_merchant, v_mode, p_holders[i], p_accounts[i], p_amounts[i], 1, p_at);
      v_balance := v_before.balance + p_amounts[i];
      v_seq := v_before.entries + 1;
      v_at := v_before.at;
    end if;
    insert into public.ledger_entry (merchant_id, mode, holder, account, seq, transfer_id, amount, balance_after, at)
    values (v_merchant, v_mode, p_holders[i], p_accounts[i], v_seq, v_transfer, p_amounts[i], v_balance, v_at);
  end loop;
  return 1;
end
$$;

import sql from 'sql-template-tag';
import type { Db } from '../db/db.ts';

/** The invariants of the ledger. Each query returns the violations. */
const RULES = {
  'accounts add up to zero in each merchant and mode': sql`
    select merchant_id, mode, sum(balance)::text as found from ledger_account
     group by merchant_id, mode having sum(balance) <> 0`,
  'each transfer has at least two lines and adds up to zero': sql`
    select t.merchant_id, t.mode, t.kind || ' ' || t.ref as found from ledger_transfer t
      left join ledger_entry e on e.merchant_id = t.merchant_id and e.mode = t.mode and e.transfer_id = t.id
     group by t.merchant_id, t.mode, t.id, t.kind, t.ref having count(e.seq) < 2 or sum(e.amount) <> 0`,
  'each balance is the sum of its entries, and its entries are counted': sql`
    select a.merchant_id, a.mode, a.holder || ' ' || a.account as found from ledger_account a
      left join ledger_entry e
        on e.merchant_id = a.merchant_id and e.mode = a.mode and e.holder = a.holder and e.account = a.account
     group by a.merchant_id, a.mode, a.holder, a.account, a.balance, a.credited, a.entries
    having a.balance <> coalesce(sum(e.amount), 0) or a.credited <> coalesce(sum(greatest(e.amount, 0)), 0) or a.entries <> count(e.seq) or a.entries <> coalesce(max(e.seq), 0)`,
  'each entry goes on from the sums of the one before': sql`
    select merchant_id, mode, holder || ' ' || account || ' ' || seq as found
      from (select *, lag(balance_after, 1, 0::bigint) over one as before, lag(credited_after, 1, 0::bigint) over one as credited
              from ledger_entry window one as (partition by merchant_id, mode, holder, account order by seq)) e
     where balance_after <> before + amount or credited_after <> credited + greatest(amount, 0) limit 20`,
  'no entry is earlier than the one before': sql`
    select merchant_id, mode, holder || ' ' || account || ' ' || seq as found
      from (select *, lag(at) over (partition by merchant_id, mode, holder, account order by seq) as before
              from ledger_entry) e
     where at < before limit 20`,
  'movements add up to what a holder has': sql`
    select a.merchant_id, a.mode, a.holder as found
      from (select merchant_id, mode, holder, sum(balance) as balance from ledger_account
             where account in ('available', 'in_flight', 'pending') group by 1, 2, 3) a
      left join (select merchant_id, mode, holder, sum(amount) as amount from ledger_movement group by 1, 2, 3) m
        using (merchant_id, mode, holder)
     where a.balance <> coalesce(m.amount, 0)`,
  'each movement goes on from the sums of its kind, at no earlier time': sql`
    select merchant_id, mode, holder || ' ' || id as found
      from (select *, lag(in_after, 1, 0::bigint) over one as came, lag(out_after, 1, 0::bigint) over one as went,
                   lag(seq, 1, 0::bigint) over one as before, lag(at) over one as earlier
              from ledger_movement window one as (partition by merchant_id, mode, holder, kind order by seq)) m
     where in_after <> came + greatest(amount, 0) or out_after <> went + greatest(-amount, 0) or seq <> before + 1 or at < earlier limit 20`,
  'nothing that can be spent is below zero': sql`
    select merchant_id, mode, holder || ' ' || account as found from ledger_account where guarded and balance < 0`,
} as const;

export type LedgerFault = { rule: string; merchant_id: string; mode: string; found: string };

/** Reads the whole ledger: for tests, `pnpm ledger:check` and a nightly check, never for a request. */
export const checkLedger = (db: Db): Promise<LedgerFault[]> =>
  db.system(async (tx) => {
    const faults: LedgerFault[] = [];
    for (const [rule, question] of Object.entries(RULES)) {
      const rows = await tx.rows<Omit<LedgerFault, 'rule'>>(question);
      faults.push(...rows.map((row) => ({ rule, ...row })));
    }
    return faults;
  });

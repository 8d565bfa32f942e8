import type { BalanceEntry, MoneyRange } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

type EntryRow = { holder: string; amount: string; credited_after: string; balance_after: string };

/** What a record or its bank transfers took from an available balance, or added to it, in order. */
export const balanceEntriesOf = async (tx: Tx, reference: string): Promise<BalanceEntry[]> => {
  const rows = await tx.rows<EntryRow>(sql`
    select e.holder, e.amount, e.credited_after, e.balance_after
      from ledger_transfer t
      join ledger_entry e on e.transfer_id = t.id and e.account = 'available'
     where t.ref = ${reference}
        or t.ref in (select reference from bank_transfer where owner_id = ${reference})
        or t.ref in (select b.reference from disbursement_item i
                       join bank_transfer b on b.merchant_id = i.merchant_id and b.mode = i.mode and b.owner_id = i.id
                      where i.disbursement_id = ${reference})
     order by e.holder, e.seq`);
  return rows.map(({ holder, amount, credited_after, balance_after }) => ({
    holder,
    amount: Number(amount),
    creditedAfter: Number(credited_after),
    balanceAfter: Number(balance_after),
  }));
};

/** The part of its settlement that a payment brought. A settlement pays its payments in the order of their ids. */
export const partOfSettlement = async (tx: Tx, payment: string): Promise<MoneyRange[]> => {
  const rows = await tx.rows<{ holder: string; from: string; to: string }>(sql`
    with part as (
      select p.settlement_id, p.paid_amount - p.mdr_fee - p.ppn - p.deducted as net,
             (select coalesce(sum(o.paid_amount - o.mdr_fee - o.ppn - o.deducted), 0) from payment o
               where o.settlement_id = p.settlement_id and o.id < p.id) as before
        from payment p where p.id = ${payment}
    )
    select e.holder, e.credited_after - e.amount + part.before as "from",
           e.credited_after - e.amount + part.before + part.net as "to"
      from part
      join ledger_transfer t on t.ref = part.settlement_id and t.kind = 'settlement.settled'
      join ledger_entry e on e.transfer_id = t.id and e.account = 'available' and e.amount > 0
     where part.net > 0`);
  return rows.map(({ holder, from, to }) => ({
    holder,
    direction: 'received',
    from: Number(from),
    to: Number(to),
  }));
};

export type MoneyPart = { record: string; at: string; amount: string };

const MOST_RECORDS = 50;
/** Entries read for each range; a batch of payouts is one record of many entries. */
const MOST_ENTRIES = 1000;
const MOST_RANGES = 20;

/** The records behind the entries at the other end of these ranges, oldest first. */
export const recordsAlong = async (
  tx: Tx,
  ranges: readonly MoneyRange[],
): Promise<{ records: MoneyPart[]; followed: number; isCut: boolean }> => {
  const [first] = ranges;
  if (!first) return { records: [], followed: 0, isCut: false };
  const asked = ranges.slice(0, MOST_RANGES);
  const rows = await tx.rows<MoneyPart & { followed: string }>(sql`
    with part as (
      select f.transfer_id, f.amount
        from unnest(${asked.map(({ holder }) => holder)}::text[], ${asked.map(({ from }) => from)}::bigint[],
                    ${asked.map(({ to }) => to)}::bigint[]) r (holder, from_rupiah, to_rupiah)
       cross join lateral follow_available(r.holder, ${first.direction === 'received'}, r.from_rupiah, r.to_rupiah,
                                           ${MOST_ENTRIES}) f
    )
    select coalesce(i.disbursement_id, b.owner_id, t.ref) as record, min(t.at) as at, sum(part.amount)::text as amount,
           (select sum(amount) from part)::text as followed
      from part
      join ledger_transfer t on t.id = part.transfer_id
      left join bank_transfer b on b.reference = t.ref
      left join disbursement_item i on i.id = b.owner_id
     group by 1 order by min(t.id) limit ${MOST_RECORDS + 1}`);
  return {
    records: rows.slice(0, MOST_RECORDS),
    followed: Number(rows[0]?.followed ?? 0),
    isCut: rows.length > MOST_RECORDS,
  };
};

/** How much of what these ranges brought is still in its balance. */
export const unspentOf = async (tx: Tx, ranges: readonly MoneyRange[]): Promise<number> => {
  const rows = await tx.rows<{ holder: string; paid: string }>(sql`
    select holder, credited - balance as paid from ledger_account
     where account = 'available' and holder = any(${ranges.map(({ holder }) => holder)}::text[])`);
  const paid = new Map(rows.map((row) => [row.holder, Number(row.paid)]));
  return ranges.reduce(
    (total, { holder, from, to }) => total + Math.max(0, to - Math.max(from, paid.get(holder) ?? 0)),
    0,
  );
};

import { rupiah } from '@dasbor/domain/kernel';
import type { LedgerAccount, LedgerLine, TransferKind } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type PostedTransfer = {
  kind: TransferKind;
  ref: string;
  at: string;
  /** For merged postings: the last time, and their number. */
  lastAt: string;
  count: number;
  lines: readonly LedgerLine[];
};

type EntryRow = {
  transfer_id: string;
  kind: TransferKind;
  ref: string;
  at: string;
  holder: string;
  account: LedgerAccount;
  amount: string;
};

/** All postings about a record or its bank transfers, oldest first. */
export const transfersAbout = async (tx: Tx, reference: string): Promise<PostedTransfer[]> => {
  const rows = await tx.rows<EntryRow>(sql`
    select t.id as transfer_id, t.kind, t.ref, t.at, e.holder, e.account, e.amount
      from ledger_transfer t
      join ledger_entry e on e.merchant_id = t.merchant_id and e.mode = t.mode and e.transfer_id = t.id
     where t.ref = ${reference} or t.ref in (select reference from bank_transfer where owner_id = ${reference})
     order by t.id, e.holder, e.account`);
  return [...Map.groupBy(rows, ({ transfer_id }) => transfer_id).values()].map(toTransfer);
};

const toTransfer = (rows: EntryRow[]): PostedTransfer => {
  const [{ kind, ref, at }] = rows as [EntryRow, ...EntryRow[]];
  const lines = rows.map(({ holder, account, amount }) => ({
    holder,
    account,
    amount: rupiah(Number(amount)),
  }));
  return { kind, ref, at, lastAt: at, count: 1, lines };
};

/** The settlement that paid out a payment, and the payment's part of it; none while it is pending. */
export const settlementOfPayment = (
  tx: Tx,
  payment: string,
): Promise<{ ref: string; at: string; net: string; holder: string } | undefined> =>
  tx.maybe(sql`
    select t.ref, t.at, (p.paid_amount - p.mdr_fee - p.ppn - p.deducted)::text as net, coalesce(p.subaccount_id, '') as holder
      from payment p
      join ledger_transfer t on t.ref = p.settlement_id and t.kind = 'settlement.settled'
     where p.id = ${payment}`);

type RefundPart = {
  kind: 'refund.reserved' | 'refund.delivered' | 'refund.released';
  ref: string;
  at: string;
  amount: string;
  returned: boolean;
  holder: string;
};

/** The parts of refunds that were deducted from a payment, of itself or of others. */
export const refundsFrom = (tx: Tx, payment: string): Promise<RefundPart[]> =>
  tx.rows<RefundPart>(sql`
    select t.kind, t.ref, t.at, d.amount, d.returned, coalesce(p.subaccount_id, '') as holder
      from refund_deduction d
      join payment p on p.id = d.payment_id
      join ledger_transfer t on t.ref = d.refund_id
     where d.payment_id = ${payment} order by t.id`);

type SumRow = { kind: TransferKind; at: string; last_at: string; count: number; lines: LedgerLine[] };

/** All postings about a batch's payouts, summed by kind. A batch of ten thousand has thirty thousand steps, which nobody could check. */
export const transfersOfBatch = async (tx: Tx, batch: string): Promise<PostedTransfer[]> => {
  const rows = await tx.rows<SumRow>(sql`
    with posted as materialized (
      select t.merchant_id, t.mode, t.id, t.kind, t.at
        from disbursement_item i
        join bank_transfer b on b.merchant_id = i.merchant_id and b.mode = i.mode and b.owner_id = i.id
        join ledger_transfer t on t.merchant_id = b.merchant_id and t.mode = b.mode and t.ref = b.reference
       where i.disbursement_id = ${batch}
    ), step as (
      select kind, min(at) as at, max(at) as last_at, count(*)::int as count from posted group by kind
    ), line as (
      select p.kind, e.holder, e.account, sum(e.amount)::bigint as amount
        from posted p
        join ledger_entry e on e.merchant_id = p.merchant_id and e.mode = p.mode and e.transfer_id = p.id
       group by p.kind, e.holder, e.account
    )
    select step.*, (select json_agg(json_build_object('holder', holder, 'account', account, 'amount', amount)
                                    order by holder, account)
                      from line where line.kind = step.kind) as lines
      from step order by at, kind = 'disbursement.released', kind desc`);
  return rows.map(({ last_at: lastAt, ...step }) => ({ ...step, ref: batch, lastAt }));
};

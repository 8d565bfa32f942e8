import { rupiah } from '@dasbor/domain/kernel';
import type { LedgerAccount, LedgerLine, TransferKind } from '@dasbor/domain/ledger';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';

export type PostedTransfer = { kind: TransferKind; ref: string; at: string; lines: readonly LedgerLine[] };

type EntryRow = {
  transfer_id: string;
  kind: TransferKind;
  ref: string;
  at: string;
  holder: string;
  account: LedgerAccount;
  amount: string;
};

/** All that was posted about a thing or the bank transfers it is made of, oldest first. */
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
  return { kind, ref, at, lines };
};

/** The settlement that a payment was paid out with, and what it brought of it; none while it is pending. */
export const settlementOfPayment = (
  tx: Tx,
  payment: string,
): Promise<{ ref: string; at: string; net: string; holder: string } | undefined> =>
  tx.maybe(sql`
    select t.ref, t.at, (p.paid_amount - p.mdr_fee - p.ppn)::text as net, coalesce(p.subaccount_id, '') as holder
      from payment p
      join ledger_transfer t on t.ref = p.settlement_id and t.kind = 'settlement.settled'
     where p.id = ${payment}`);

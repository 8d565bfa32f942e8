import type { Tx } from '../../platform/db/tx.ts';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import { moneyInOf } from '../../features/payments/public.ts';
import { makeSale } from '../orders.ts';
import { marginsOfPayments } from '../money/margins.ts';
import type { Sale } from '../orders.ts';
import type { Seeding } from '../seeding.ts';
import { moneySettled, settleDuePayments } from '../money/settle.ts';
import { storeTrade } from '../store.ts';

const HOUR_MS = 3_600_000;
// Before the fixed cases, which come first in the lists.
const FROM_HOURS_AGO = 150;
const TO_HOURS_AGO = 20;
const SALES = { live: 32, sandbox: 10 } as const;

/** A branch's recent counter sales, the older ones settled. Returns their postings. */
export const seedSubaccountSales = async (
  tx: Tx,
  seeding: Seeding,
  subaccountId: string,
): Promise<DatedTransfer[]> => {
  const { now, mode } = seeding;
  const step = (FROM_HOURS_AGO - TO_HOURS_AGO) / SALES[mode];
  const sales = Array.from({ length: SALES[mode] }, (_, index) => {
    const at = new Date(now.getTime() - (FROM_HOURS_AGO - index * step) * HOUR_MS);
    return ofSubaccount(
      makeSale(seeding, at, index % 3 === 2 ? 'beans' : 'counter', undefined),
      subaccountId,
    );
  });
  const ofBranch = settleDuePayments(seeding, sales);
  const margins = marginsOfPayments(seeding, ofBranch);
  const settlements = [...ofBranch, ...margins.map(({ settlement }) => settlement)];
  await storeTrade(tx, seeding, { customers: [], settlements, sales });
  const paid = sales
    .flatMap(({ payments }) => payments)
    .flatMap((payment) =>
      payment.completed_at === null ? [] : [{ ...moneyInOf(payment), at: new Date(payment.completed_at) }],
    );
  return [...paid, ...moneySettled(ofBranch), ...margins.map(({ posted }) => posted)];
};

const ofSubaccount = ({ order, payments }: Sale, subaccountId: string): Sale => ({
  order: { ...order, subaccount_id: subaccountId },
  payments: payments.map((payment) => ({ ...payment, subaccount_id: subaccountId })),
});

import type { DatabaseSync } from 'node:sqlite';
import { type components, type DasborClient, each } from '@dasbor/sdk';
import { findOrder } from './orders.ts';

type Settlement = components['schemas']['Settlement'];
type Payment = components['schemas']['Payment'];

export type Line = { settlement: Settlement; payment: Payment; ours: number | null };
export type Reconciliation = { lines: Line[]; differences: string[] };

/** Every settlement of a day, payment by payment, held against our own orders. All that does not agree to the rupiah is named. */
export async function reconcile(
  { db, client }: { db: DatabaseSync; client: DasborClient },
  day: string,
): Promise<Reconciliation> {
  const lines: Line[] = [];
  const differences: string[] = [];

  for await (const settlement of each(client.listSettlements, {
    query: { from: day, to: day, limit: 100 },
  })) {
    const payments: Payment[] = [];
    const list = each(client.listSettlementPayments, { path: { id: settlement.id }, query: { limit: 100 } });
    for await (const payment of list) {
      payments.push(payment);
      const order = findOrder(db, payment.order_reference);
      lines.push({ settlement, payment, ours: order?.amount ?? null });
      const at = `${settlement.id} ${payment.id} ${payment.order_reference}`;
      if (!order) differences.push(`${at}: there is no such order here`);
      else if (order.status !== 'paid') differences.push(`${at}: is ${order.status} here, and was paid`);
      else if (order.amount !== payment.amount)
        differences.push(`${at}: is Rp ${order.amount} here and Rp ${payment.amount} there`);
    }
    differences.push(...sumsThatDiffer(settlement, payments));
  }
  return { lines, differences };
}

// #region sums
/** Its payments add up to the settlement, and the settlement to what is paid out. */
function sumsThatDiffer(settlement: Settlement, payments: readonly Payment[]): string[] {
  const { id, payment_amount, refund_amount, mdr_fee, ppn, amount, payment_count } = settlement;
  const sum = (of: (payment: Payment) => number) =>
    payments.reduce((total, payment) => total + of(payment), 0);
  const sums: [string, number, number][] = [
    ['payments', payment_count, payments.length],
    ['Rp paid', payment_amount, sum(({ paid_amount }) => paid_amount)],
    ['Rp fee', mdr_fee, sum((payment) => payment.mdr_fee)],
    ['Rp PPN', ppn, sum((payment) => payment.ppn)],
    ['Rp paid out', amount, payment_amount - refund_amount - mdr_fee - ppn],
  ];
  return sums
    .filter(([, told, counted]) => told !== counted)
    .map(([what, told, counted]) => `${id}: ${what} ${told}, and it adds up to ${counted}`);
}
// #endregion sums

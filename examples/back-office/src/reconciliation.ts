import type { DatabaseSync } from 'node:sqlite';
import { type DasborClient, each, type Payment, type Settlement } from '@dasbor/sdk';
import { findDasborOrder, findOrder, hasMoney, paidForSale } from './orders.ts';
import { firstSettlement } from './settled-payments.ts';

export type Line = { settlement: Settlement; payment: Payment; ours: number | null };
export type Reconciliation = { lines: Line[]; differences: string[] };

/** Compares every settlement of a day with our orders, payment by payment. Reports every difference, to the rupiah. */
export const reconcile = async (
  { db, client }: { db: DatabaseSync; client: DasborClient },
  day: string,
): Promise<Reconciliation> => {
  const lines: Line[] = [];
  const differences: string[] = [];

  for await (const settlement of each(client.listSettlements, {
    query: { from: day, to: day, limit: 100 },
  })) {
    const payments: Payment[] = [];
    const settled = new Set<string>();
    const list = each(client.listSettlementPayments, { path: { id: settlement.id }, query: { limit: 100 } });
    for await (const payment of list) {
      payments.push(payment);
      const ours = findDasborOrder(db, payment.order_id)?.amount ?? null;
      lines.push({ settlement, payment, ours });
      const differs = settled.has(payment.id)
        ? 'is in it more than once'
        : (isElsewhere(db, payment, settlement) ?? differenceOf(db, payment));
      if (differs) differences.push(`${settlement.id} ${payment.id} ${payment.order_reference}: ${differs}`);
      settled.add(payment.id);
    }
    differences.push(...sumsThatDiffer(settlement, payments));
  }
  return { lines, differences };
};

// #region payment
/** A payment is settled once. A second settlement may be on another day, so the first is saved and compared with Dasbor's. */
const isElsewhere = (
  db: DatabaseSync,
  { id, settlement_id }: Payment,
  here: Settlement,
): string | undefined => {
  const first = firstSettlement(db, id, here.id);
  if (first !== here.id) return `was settled in ${first} already`;
  return settlement_id === here.id ? undefined : `says that it is of ${settlement_id ?? 'no settlement'}`;
};

/** Dasbor's id names the order of a payment. One payment pays an order: a second one, on any day, is reported. */
const differenceOf = (db: DatabaseSync, payment: Payment): string | undefined => {
  const { id, order_id, order_reference } = payment;
  const order = findDasborOrder(db, order_id);
  if (!order) {
    const named = findOrder(db, order_reference);
    if (!named) return 'there is no such order here';
    return `is of ${order_id}, and ${order_reference} here is ${named.dasbor_order_id ?? 'not told yet'}`;
  }
  if (!hasMoney(order)) return `is ${order.status} here, and was paid`;
  if (order.dasbor_payment_id !== id) return `was paid here by ${order.dasbor_payment_id} already`;
  const paid = paidForSale(payment);
  return order.amount === paid ? undefined : `is Rp ${order.amount} here and Rp ${paid} there`;
};
// #endregion payment

// #region sums
/** The payments must add up to the settlement, and the settlement to the paid-out amount. */
const sumsThatDiffer = (settlement: Settlement, payments: readonly Payment[]): string[] => {
  const { id, payment_amount, mdr_fee, ppn, amount, payment_count } = settlement;
  const deducted = settlement.refund_amount + settlement.disbursement_amount + mdr_fee + ppn;
  const sum = (of: (payment: Payment) => number) =>
    payments.reduce((total, payment) => total + of(payment), 0);
  const sums: [string, number, number][] = [
    ['payments', payment_count, payments.length],
    ['Rp paid', payment_amount, sum(({ paid_amount }) => paid_amount)],
    ['Rp fee', mdr_fee, sum((payment) => payment.mdr_fee)],
    ['Rp PPN', ppn, sum((payment) => payment.ppn)],
    ['Rp paid out', amount, payment_amount - deducted + settlement.margin_amount],
  ];
  return sums
    .filter(([, told, counted]) => told !== counted)
    .map(([what, told, counted]) => `${id}: ${what} ${told}, and it adds up to ${counted}`);
};
// #endregion sums

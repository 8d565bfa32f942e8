import { jakartaDate, rupiah } from '@dasbor/domain/kernel';
import { settlementSettled, THE_MERCHANT } from '@dasbor/domain/ledger';
import { settledFrom } from '@dasbor/domain/payments';
import type { NewPayment } from '../features/payments/public.ts';
import type { DatedTransfer } from '../platform/ledger/post.ts';
import type { Sale } from './orders.ts';
import type { Seeding } from './seeding.ts';

export type NewSettlement = {
  id: string;
  mode: string;
  subaccount_id: string | null;
  type: 'normal';
  method: string;
  status: 'settled';
  due_date: string;
  settled_at: string;
  payment_count: number;
  payment_amount: number;
  mdr_fee: number;
  ppn: number;
  refund_count: number;
  refund_amount: number;
  currency: 'IDR';
  created_at: string;
};

/** Settles the due sales of the merchant or one subaccount, one settlement per method and day. Payments and orders get its id. */
export const settleDuePayments = (seeding: Seeding, sales: readonly Sale[]): NewSettlement[] => {
  const settlements = new Map<string, NewSettlement>();
  for (const { order, payments } of sales) {
    for (const payment of payments) {
      const settledAt = settledAtOf(payment);
      if (!settledAt || settledAt > seeding.now) continue;
      const key = `${payment.method} ${payment.settlement_due_date}`;
      const settlement = settlements.get(key) ?? begin(seeding, payment, settledAt);
      settlements.set(key, settlement);
      settlement.payment_count += 1;
      settlement.payment_amount += Number(payment.paid_amount);
      settlement.mdr_fee += Number(payment.mdr_fee);
      settlement.ppn += Number(payment.ppn);
      payment.settlement_status = 'settled';
      payment.settlement_id = settlement.id;
      if (order.status === 'completed') order.settlement_id = settlement.id;
    }
  }
  return [...settlements.values()];
};

/** The credits to the balance of their owner. */
export const moneySettled = (settlements: readonly NewSettlement[]): DatedTransfer[] =>
  settlements.map(({ id, subaccount_id, payment_amount, mdr_fee, ppn, settled_at }) => ({
    ...settlementSettled({
      id,
      net: rupiah(payment_amount - mdr_fee - ppn),
      holder: subaccount_id ?? THE_MERCHANT,
    }),
    at: new Date(settled_at),
  }));

/** When the bank pays it out; never for an unpaid payment. */
const settledAtOf = ({ settlement_due_date: due }: NewPayment): Date | undefined =>
  due === null ? undefined : settledFrom(due);

const begin = (
  { ids, mode }: Seeding,
  { method, subaccount_id }: NewPayment,
  settledAt: Date,
): NewSettlement => ({
  id: ids.next('settlement', settledAt),
  mode,
  subaccount_id,
  type: 'normal',
  method,
  status: 'settled',
  due_date: jakartaDate(settledAt),
  settled_at: settledAt.toISOString(),
  payment_count: 0,
  payment_amount: 0,
  mdr_fee: 0,
  ppn: 0,
  refund_count: 0,
  refund_amount: 0,
  currency: 'IDR',
  created_at: settledAt.toISOString(),
});

import { rupiah } from '@dasbor/domain/kernel';
import { settlementSettled, THE_MERCHANT } from '@dasbor/domain/ledger';
import type { SettlementType } from '@dasbor/domain/payments';
import { settledFrom } from '@dasbor/domain/payments';
import type { NewPayment } from '../../features/payments/public.ts';
import type { DatedTransfer } from '../../platform/ledger/post.ts';
import type { Sale } from '../orders.ts';
import type { Seeding } from '../seeding.ts';

export type NewSettlement = {
  id: string;
  mode: string;
  subaccount_id: string | null;
  type: SettlementType;
  method: string | null;
  status: 'settled';
  due_date: string;
  settled_at: string;
  payment_count: number;
  payment_amount: number;
  mdr_fee: number;
  ppn: number;
  refund_count: number;
  refund_amount: number;
  margin_amount: number;
  currency: 'IDR';
  created_at: string;
};

/** When and how a payment is settled. Payments with the same key are settled together. */
export type Way = { type: SettlementType; settledAt: Date; dueDate: string; key: string };
type Chooses = (payment: NewPayment) => Way | undefined;

/**
 * Settles the due sales of the merchant or one subaccount, one settlement per method and day, or another way for some payments. Payments
 * and orders get its id.
 */
export const settleDuePayments = (
  seeding: Seeding,
  sales: readonly Sale[],
  otherWay: Chooses = () => undefined,
): NewSettlement[] => {
  const settlements = new Map<string, NewSettlement>();
  for (const { order, payments } of sales) {
    for (const payment of payments) {
      const way = otherWay(payment) ?? onDueDay(payment);
      if (!way || way.settledAt > seeding.now) continue;
      const settlement = settlements.get(way.key) ?? begin(seeding, payment, way);
      settlements.set(way.key, settlement);
      settlement.payment_count += 1;
      settlement.payment_amount += Number(payment.paid_amount);
      settlement.mdr_fee += Number(payment.mdr_fee);
      settlement.ppn += Number(payment.ppn);
      payment.settlement_status = 'settled';
      payment.settlement_due_date = way.dueDate;
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

/** At the due day of its method; never for an unpaid payment. */
const onDueDay = ({ method, settlement_due_date: dueDate }: NewPayment): Way | undefined =>
  dueDate === null
    ? undefined
    : { type: 'normal', settledAt: settledFrom(dueDate), dueDate, key: `${method} ${dueDate}` };

const begin = (
  { ids, mode }: Seeding,
  { method, subaccount_id }: NewPayment,
  { type, settledAt, dueDate }: Way,
): NewSettlement => ({
  id: ids.next('settlement', settledAt),
  mode,
  subaccount_id,
  type,
  method,
  status: 'settled',
  due_date: dueDate,
  settled_at: settledAt.toISOString(),
  payment_count: 0,
  payment_amount: 0,
  mdr_fee: 0,
  ppn: 0,
  refund_count: 0,
  refund_amount: 0,
  margin_amount: 0,
  currency: 'IDR',
  created_at: settledAt.toISOString(),
});

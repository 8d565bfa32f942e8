import { type Rupiah, rupiah, subtractRupiah, sumRupiah } from '@dasbor/domain/kernel';
import type { Order } from '../api/types.ts';

export type OrderLine = {
  readonly key: 'total' | 'discount' | 'net' | 'paid' | 'remaining';
  readonly amount: Rupiah;
  readonly isTotal?: boolean;
};

type BilledOrder = Pick<Order, 'total_amount' | 'discount_amount' | 'net_amount' | 'remaining_payment'>;

/** The lines above each total add up to it. */
export const orderLines = (order: BilledOrder): readonly OrderLine[] => {
  const net = rupiah(order.net_amount);
  const remaining = rupiah(order.remaining_payment);
  const discount = rupiah(order.discount_amount);
  return [
    { key: 'total', amount: rupiah(order.total_amount) },
    ...(discount === 0 ? [] : [{ key: 'discount', amount: subtractRupiah(rupiah(0), discount) } as const]),
    { key: 'net', amount: net, isTotal: true },
    { key: 'paid', amount: subtractRupiah(remaining, net) },
    { key: 'remaining', amount: remaining, isTotal: true },
  ];
};

/** What was refunded of its payments, or is to be. */
export const refundedOf = ({ payments = [] }: Pick<Order, 'payments'>): Rupiah =>
  sumRupiah(payments.map(({ refund_amount }) => rupiah(refund_amount)));

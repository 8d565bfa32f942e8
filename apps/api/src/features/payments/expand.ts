import type { Tx } from '../../platform/db/tx.ts';
import { customersByIds, toCustomerSummary } from '../customers/public.ts';
import { ordersByIds, toOrder } from '../orders/public.ts';
import { settlementsByIds, toSettlementSummary } from '../settlements/public.ts';
import { toPayment } from './rows.ts';
import type { Payment, PaymentRow } from './rows.ts';

export type PaymentExpansion = 'customer' | 'order' | 'settlement';

/** Adds the requested related records to payments: one query per kind of record, regardless of the number of rows. */
export const expandPayments = async (
  tx: Tx,
  rows: readonly PaymentRow[],
  { expand = [], masked }: { expand?: readonly PaymentExpansion[] | undefined; masked: boolean },
): Promise<Payment[]> => {
  const wants = (what: PaymentExpansion) => expand.includes(what);
  const idsOf = (what: PaymentExpansion, id: (row: PaymentRow) => string | null) =>
    wants(what) ? [...new Set(rows.map(id).filter((one) => one !== null))] : [];
  const [customers, orders, settlements] = await Promise.all([
    customersByIds(
      tx,
      idsOf('customer', (row) => row.customer_id),
    ),
    ordersByIds(
      tx,
      idsOf('order', (row) => row.order_id),
    ),
    settlementsByIds(
      tx,
      idsOf('settlement', (row) => row.settlement_id),
    ),
  ]);

  return rows.map((row) => {
    const customer = customers.get(row.customer_id ?? '');
    const order = orders.get(row.order_id);
    const settlement = settlements.get(row.settlement_id ?? '');
    return {
      ...toPayment(row, masked),
      ...(wants('customer') && { customer: customer ? toCustomerSummary(customer, masked) : null }),
      ...(order && { order: toOrder(order) }),
      ...(wants('settlement') && { settlement: settlement ? toSettlementSummary(settlement) : null }),
    };
  });
};

import type { Tx } from '../../platform/db/tx.ts';
import { customersByIds, toCustomerSummary, toSentCustomer } from '../customers/public.ts';
import { paymentsOfOrders, toPayment } from '../payments/public.ts';
import { settlementsByIds, toSettlementSummary } from '../settlements/public.ts';
import { toOrder } from './rows.ts';
import type { Order, OrderRow } from './rows.ts';

export type OrderExpansion = 'customer' | 'payments' | 'settlement';

/** Adds the requested related records to orders: one query per kind of record, regardless of the number of rows. */
export const expandOrders = async (
  tx: Tx,
  rows: readonly OrderRow[],
  { expand = [], masked }: { expand?: readonly OrderExpansion[] | undefined; masked: boolean },
): Promise<Order[]> => {
  const wants = (what: OrderExpansion) => expand.includes(what);
  const idsOf = (what: OrderExpansion, id: (row: OrderRow) => string | null) =>
    wants(what) ? [...new Set(rows.map(id).filter((one) => one !== null))] : [];
  const [customers, payments, settlements] = await Promise.all([
    customersByIds(
      tx,
      idsOf('customer', (row) => row.customer_id),
    ),
    paymentsOfOrders(
      tx,
      idsOf('payments', (row) => row.id),
    ),
    settlementsByIds(
      tx,
      idsOf('settlement', (row) => row.settlement_id),
    ),
  ]);

  return rows.map((row) => {
    const customer = customers.get(row.customer_id ?? '');
    const settlement = settlements.get(row.settlement_id ?? '');
    return {
      ...toOrder(row),
      ...(wants('customer') && {
        customer: customer ? toCustomerSummary(customer, masked) : null,
        sent_customer: row.sent_customer ? toSentCustomer(row.sent_customer, masked) : null,
      }),
      ...(wants('payments') && {
        payments: (payments.get(row.id) ?? []).map((payment) => toPayment(payment, masked)),
      }),
      ...(wants('settlement') && { settlement: settlement ? toSettlementSummary(settlement) : null }),
    };
  });
};

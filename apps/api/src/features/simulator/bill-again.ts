import { searchText } from '../../platform/list/find.ts';
import { findOrder, insertOrders } from '../orders/public.ts';
import type { Moving, OrderRow } from '../orders/public.ts';
import { findPayment, insertPayments } from '../payments/public.ts';
import type { PaymentRow } from '../payments/public.ts';

/** A static number that was already paid is paid again: creates the same bill as a new order with its own payment. */
export const billAgain = async (
  { tx, now, ids }: Moving,
  last: PaymentRow,
  merchantId: string,
): Promise<PaymentRow> => {
  const order = (await findOrder(tx, last.order_id)) as OrderRow;
  const at = now.toISOString();
  const orderId = ids.next('order', now);
  const paymentId = ids.next('payment', now);
  const afresh = { created_at: at, updated_at: at, completed_at: null, settlement_id: null };

  const nextOrder = {
    ...order,
    ...afresh,
    id: orderId,
    status: 'processing' as const,
    checkout_slug: null,
    remaining_payment: String(Number(order.total_amount) - Number(order.discount_amount)),
    search_text: searchText(orderId, order.reference_id),
  };
  await insertOrders(tx, [nextOrder], merchantId);
  const nextPayment = {
    ...last,
    ...afresh,
    id: paymentId,
    order_id: orderId,
    mode: order.mode,
    status: 'processing' as const,
    paid_amount: '0',
    mdr_fee: '0',
    ppn: '0',
    settlement_status: null,
    settlement_due_date: null,
    issuer_name: null,
    search_text: searchText(paymentId, orderId, last.reference_id, last.order_reference, last.va_number),
  };
  await insertPayments(tx, [nextPayment], merchantId);
  return (await findPayment(tx, paymentId)) as PaymentRow;
};

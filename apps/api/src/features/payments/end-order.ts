import { rupiah } from '@dasbor/domain/kernel';
import { decideCancel } from '@dasbor/domain/orders';
import { audit } from '../../platform/audit.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal } from '../../spec/handlers.ts';
import { findOrder, moveOrder, netAmountOf } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { lockOpenPayments, openPaymentsOf, withdrawPayment } from './open-payments.ts';

/**
 * Cancels an order. First asks the acquirer to cancel every open payment. A payment that was already paid completes instead; that is stored although the
 * order is then not cancelled. Rows are always locked in one order: payments, then the order.
 */
export const endOrder = async (
  call: Pick<Call, 'tx' | 'now' | 'mode' | 'deps' | 'by'>,
  id: string,
): Promise<OrderRow | Refusal> => {
  const { tx, now, deps } = call;
  const moving = { tx, now, ids: deps.ids };
  const open = await lockOpenPayments(tx, id);
  const order = await findOrder(tx, id, { lock: true });
  if (!order) return problem('DPAY_ORDER_NOT_FOUND');
  const decided = decideCancel(toCancel(order));
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);
  // A payment created between the two locks is cancelled by the next attempt.
  const newer = await openPaymentsOf(tx, order.id);
  if (newer.length !== open.length) return problem('DPAY_CONFLICT');

  for (const payment of open) {
    const withdrawn = await withdrawPayment(call, payment);
    if (withdrawn === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  }
  const followed = (await findOrder(tx, order.id)) as OrderRow;
  const still = decideCancel(toCancel(followed));
  if (!still.ok) return problem(still.problem.code, still.problem.params, { commit: true });
  const moved = await moveOrder(moving, followed, 'cancelled');
  if (!moved) return problem('DPAY_CONFLICT');
  await audit.record(tx, call.by, {
    action: 'order.cancelled',
    target: order.id,
    before: order.status,
    after: moved.status,
  });
  return moved;
};

const toCancel = (row: OrderRow) => ({
  status: row.status,
  netAmount: rupiah(netAmountOf(row)),
  remaining: rupiah(Number(row.remaining_payment)),
});

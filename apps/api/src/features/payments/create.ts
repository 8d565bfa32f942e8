import { rupiah } from '@dasbor/domain/kernel';
import { decideNewPayment, WISH_OF_PROBLEM } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findOrder, moveOrder } from '../orders/public.ts';
import { endIfOverdue, lockOpenPayments, openPaymentsOf } from './open-payments.ts';
import { newPaymentRow } from './new-row.ts';
import { recordNewPayment } from './record-new.ts';
import { toPayment } from './rows.ts';
import { contributionOf } from './state.ts';
import { readWishes } from './wishes.ts';

/**
 * Concurrent charges wait for the order's row lock, and the second sees the first's payment. Overdue payments are ended first, because a
 * number that cannot be paid must not block the next one.
 */
export const createPayment: Handler<'createPayment'> = async (call) => {
  const { body, tx, now, deps, mode, session } = call;
  const overdue = await lockOpenPayments(tx, body.order_id);
  for (const payment of overdue)
    if ((await endIfOverdue(call, payment)) === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  const order = await findOrder(tx, body.order_id, { lock: true });
  if (!order) return refuseField('order_id', { code: 'DPAY_ORDER_NOT_FOUND' });

  const { method, channel, mdr_fee_payer: payer = 'merchant' } = body;
  const open = (await openPaymentsOf(tx, order.id)).map((one) => ({
    id: one.id,
    price: rupiah(contributionOf(one)),
  }));
  const decided = decideNewPayment(
    {
      status: order.status,
      expiresAt: order.expires_at,
      paymentType: order.payment_type,
      remaining: rupiah(Number(order.remaining_payment)),
      open,
    },
    { method, channel, payer, amount: body.amount === undefined ? undefined : rupiah(body.amount) },
    now,
  );
  // Commits what the acquirer said about overdue payments, even if this charge is refused.
  if (!decided.ok) {
    const { code, params } = decided.problem;
    const wish = WISH_OF_PROBLEM[code];
    return { ...(wish ? refuseField(FIELDS[wish], { code, params }) : problem(code, params)), commit: true };
  }
  const wishes = readWishes(call, order.expires_at);
  if ('kind' in wishes) return wishes;

  const { name: merchantName } = await tx.one<{ name: string }>(sql`select name from merchant`);
  const id = deps.ids.next('payment', now);
  const { amount } = decided.value;
  const asked = { id, method, channel, mode, merchantId: session.merchantId, merchantName, amount };
  const begun = await deps.acquirer.charge(tx, asked, now);
  if (begun === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  const row = newPaymentRow({ id, order, charge: decided.value, body, begun, wishes, merchantName, now });
  const made = await recordNewPayment(call, row);
  if (begun.status === 'processing') await moveOrder({ tx, now, ids: deps.ids }, order, 'processing');
  await audit.record(tx, call.by, { action: 'payment.created', target: id, after: row });
  return ok({ data: toPayment(made, session.masksPersonalData) }, { status: 201 });
};

const FIELDS = { amount: 'amount', channel: 'channel', feePayer: 'mdr_fee_payer' } as const;

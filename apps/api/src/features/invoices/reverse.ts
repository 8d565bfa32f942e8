import { decideReversal } from '@dasbor/domain/invoices';
import { labelProblem } from '@dasbor/domain/kernel';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findOrder, moveOrder, reopenOrder } from '../orders/public.ts';
import { announceInvoicePayment } from './announce.ts';
import { answerInvoice } from './answer.ts';
import { findInvoicePayment, markReversed } from './payment-repository.ts';
import { findInvoice } from './repository.ts';

/** Two reversals of one record wait at the order's lock, and the second is refused. */
export const reverseInvoicePayment: Handler<'reverseInvoicePayment'> = async (call) => {
  const { tx, now, deps, params, body, session, by } = call;
  const invoice = await findInvoice(tx, params.id);
  if (!invoice) return problem('DPAY_INVOICE_NOT_FOUND');
  const wrong = labelProblem(body.reason);
  if (wrong) return problem('DPAY_INVALID_REQUEST', undefined, { errors: [{ field: 'reason', ...wrong }] });
  const order = await findOrder(tx, invoice.order_id ?? '', { lock: true });
  const payment = await findInvoicePayment(tx, params.payment_id);
  if (!order || payment?.invoice_id !== invoice.id) return problem('DPAY_INVOICE_PAYMENT_NOT_FOUND');
  const decided = decideReversal(
    {
      isManual: payment.method === 'manual',
      isPermanent: payment.is_permanent,
      isReversed: payment.reversed_at !== null,
      recordedBy: payment.recorded_by_id ?? '',
    },
    session.userId,
  );
  if (!decided.ok) return problem(decided.problem.code, decided.problem.params);

  const moving = { tx, now, ids: deps.ids };
  const remaining = Number(order.remaining_payment) + Number(payment.amount);
  const moved =
    order.status === 'completed'
      ? await reopenOrder(moving, order.id, remaining)
      : await moveOrder(moving, order, order.status, remaining);
  if (!moved) return problem('DPAY_CONFLICT');
  const reason = body.reason.trim();
  await markReversed(tx, payment.id, { now, byId: session.userId, byName: session.name, reason });
  await audit.record(tx, by, {
    action: 'invoice.payment_reversed',
    target: invoice.id,
    before: payment,
    after: reason,
  });
  await announceInvoicePayment(moving, invoice.id, payment.id);
  return ok({ data: await answerInvoice(call, invoice.id) });
};

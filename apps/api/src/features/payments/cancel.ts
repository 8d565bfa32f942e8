import { paymentTransitions } from '@dasbor/domain/payments';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { withdrawPayment } from './open-payments.ts';
import { findPayment } from './repository.ts';
import { toPayment } from './rows.ts';

/** If money arrived before the acquirer could cancel, the payment completes and the refusal says so. */
export const cancelPayment: Handler<'cancelPayment'> = async (call) => {
  const { params, tx, session } = call;
  const payment = await findPayment(tx, params.id, { lock: true });
  if (!payment) return problem('DPAY_PAYMENT_NOT_FOUND');
  const { status } = payment;
  if (!paymentTransitions.canMove(status, 'cancelled'))
    return problem('DPAY_PAYMENT_NOT_CANCELLABLE', { status });
  const after = await withdrawPayment(call, payment);
  if (after === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  await audit.record(tx, call.by, {
    action: 'payment.cancelled',
    target: payment.id,
    before: status,
    after: after.status,
  });
  if (after.status !== 'cancelled')
    return problem('DPAY_PAYMENT_NOT_CANCELLABLE', { status: after.status }, { commit: true });
  return ok({ data: toPayment(after, session.masksPersonalData) });
};

import { decidePaymentSync } from '@dasbor/domain/sync';
import { paymentTransitions } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { PublicCall } from '../../spec/handlers.ts';
import { atAcquirer } from './at-acquirer.ts';
import { findPayment, paymentsWhere } from './repository.ts';
import type { PaymentRow } from './rows.ts';
import { EXPIRED, movePayment } from './state.ts';

type Asking = Pick<PublicCall, 'now' | 'mode' | 'deps'> & { tx: Tx };

const OPEN = paymentTransitions.statuses.filter((status) => !paymentTransitions.isFinal(status));

/** The order's payments that may still receive money, oldest first. */
export const openPaymentsOf = (tx: Tx, orderId: string): Promise<PaymentRow[]> =>
  paymentsWhere(tx, sql`order_id = ${orderId} and status = any(${OPEN}::text[]) order by id`);

/** Call it before locking the order: rows are always locked in one order, payments first. */
export const lockOpenPayments = async (tx: Tx, orderId: string): Promise<PaymentRow[]> =>
  paymentsWhere(tx, sql`order_id = ${orderId} and status = any(${OPEN}::text[]) order by id for update`);

/** Ends a locked payment that is overdue, unless the acquirer says that it was paid in time. */
export const endIfOverdue = async (
  { tx, now, mode, deps }: Asking,
  payment: PaymentRow,
): Promise<PaymentRow | 'unreachable'> => {
  if (now < new Date(payment.expires_at)) return payment;
  const answer = await deps.acquirer.enquire(tx, atAcquirer(payment, mode), now);
  if (answer === 'unreachable') return answer;
  const { status, expires_at: expiresAt, failure_code: failureCode } = payment;
  const decided = decidePaymentSync(
    { payment: { status, expiresAt, failureCode }, report: answer.status },
    now,
  );
  if (decided.outcome === 'unreachable' || decided.status === status) return payment;
  const news = answer.status === decided.status ? answer : EXPIRED;
  return (await movePayment({ tx, now, ids: deps.ids }, payment, news)) ?? payment;
};

/** Asks the acquirer to cancel a locked payment, and stores the answer: cancelled, or paid before. */
export const withdrawPayment = async (
  { tx, now, mode, deps }: Asking,
  payment: PaymentRow,
): Promise<PaymentRow | 'unreachable'> => {
  const answer = await deps.acquirer.withdraw(tx, atAcquirer(payment, mode), now);
  if (answer === 'unreachable') return answer;
  const moved = await movePayment({ tx, now, ids: deps.ids }, payment, answer);
  return moved ?? ((await findPayment(tx, payment.id)) as PaymentRow);
};

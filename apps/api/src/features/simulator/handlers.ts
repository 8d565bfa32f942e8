import { rupiah } from '@dasbor/domain/kernel';
import { decideVirtualAccountPayment, virtualAccountRefusal, WISH_OF_PROBLEM } from '@dasbor/domain/payments';
import { audit } from '../../platform/audit.ts';
import { ok, problem, refuseField } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { atAcquirer, findByVirtualAccount, movePayment } from '../payments/public.ts';
import { billAgain } from './bill-again.ts';
import { payableVirtualAccount } from './virtual-account.ts';

export const inquireVirtualAccount: Handler<'inquireVirtualAccount'> = async ({ params, tx, now }) => {
  const payment = await findByVirtualAccount(tx, params.number);
  if (!payment) return problem('DPAY_VA_NOT_FOUND');
  const account = payableVirtualAccount(payment);
  const refusal = virtualAccountRefusal(account, now);
  return ok({
    data: {
      number: params.number,
      name: payment.va_name ?? '',
      bank: payment.channel,
      type: account.type,
      is_closed: account.billedAmount !== null,
      billed_amount: account.billedAmount,
      minimum: account.minimum,
      maximum: account.maximum,
      payable: refusal === null,
      refusal,
      payment_id: payment.id,
      order_id: payment.order_id,
      order_reference: payment.order_reference,
      expires_at: payment.expires_at,
    },
  });
};

/**
 * Simulates a bank that receives the money and notifies the acquirer, which completes the payment. Decided on the locked row: a concurrent
 * second payment waits, and then finds the number paid.
 */
export const payVirtualAccount: Handler<'payVirtualAccount'> = async (call) => {
  const { params, body, tx, now, mode, deps, session } = call;
  const billed = await findByVirtualAccount(tx, params.number, { lock: true });
  if (!billed) return problem('DPAY_VA_NOT_FOUND');
  const amount = rupiah(body.amount);
  const decided = decideVirtualAccountPayment(payableVirtualAccount(billed), amount, now);
  if (!decided.ok) {
    const { code, params: limits } = decided.problem;
    return WISH_OF_PROBLEM[code] === 'amount'
      ? refuseField('amount', { code, params: limits })
      : problem(code, limits);
  }

  const moving = { tx, now, ids: deps.ids };
  const isPaidBefore = billed.status === 'completed';
  const payment = isPaidBefore ? await billAgain(moving, billed, session.merchantId) : billed;
  const answer = await deps.acquirer.simulate(
    tx,
    atAcquirer(payment, mode),
    { status: 'completed', paidAmount: amount },
    now,
  );
  const paid = await movePayment(moving, payment, answer);
  if (!paid) return problem('DPAY_VA_ALREADY_PAID');
  await audit.record(tx, call.by, {
    action: 'virtual_account.paid',
    target: paid.id,
    before: payment.status,
    after: paid.status,
  });
  const { id, order_id, status, paid_amount } = paid;
  return ok({ data: { payment_id: id, order_id, status, paid_amount: Number(paid_amount) } });
};

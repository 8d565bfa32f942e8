import { sumRupiah } from '@dasbor/domain/kernel';
import {
  decideRefundable,
  instantCost,
  refundEndsAt,
  refundPossibleAt,
  refundRuleOf,
  refundTypeOf,
  SMALLEST_REFUND,
} from '@dasbor/domain/refunds';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import sql, { empty } from 'sql-template-tag';
import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { findPayment } from '../payments/public.ts';
import { countRefunds, findRefund, refundsDeductedFrom, selectRefunds } from './repository.ts';
import { toRefund, toRefundable } from './rows.ts';

export { createRefund } from './create.ts';
export { getRefundEvidence } from './evidence.ts';
export { approveRefund, cancelRefund, rejectRefund } from './review.ts';
export { resendRefundLink, retriggerRefund } from './send-again.ts';

export const listRefunds: Handler<'listRefunds'> = (call) => {
  const {
    status,
    type,
    method,
    payment_id: paymentId,
    settlement_id: settlementId,
  } = call.query.filters ?? {};
  return answerList(call, {
    // All refunds of one payment or settlement, from any date.
    ...((paymentId || settlementId) && {
      of: sql`true ${paymentId ? sql`and payment_id = ${paymentId}` : empty}
                   ${settlementId ? sql`and id in (${refundsDeductedFrom(settlementId)})` : empty}`,
    }),
    filtered: sql`
      ${status ? sql`and status = any(${status}::text[])` : empty}
      ${type ? sql`and type = any(${type}::text[])` : empty}
      ${method ? sql`and payment_id in (select id from payment where method = any(${method}::text[]))` : empty}`,
    select: selectRefunds,
    count: countRefunds,
    present: async (rows) => rows.map((row) => toRefund(row, call.now, call.session.masksPersonalData)),
  });
};

export const getRefund: Handler<'getRefund'> = async ({ params, session, tx, now }) => {
  const row = await findRefund(tx, params.id);
  return row ? ok({ data: toRefund(row, now, session.masksPersonalData) }) : problem('DPAY_REFUND_NOT_FOUND');
};

export const getRefundable: Handler<'getRefundable'> = async ({ params, tx, now, session }) => {
  const row = await findPayment(tx, params.id);
  if (!row) return problem('DPAY_PAYMENT_NOT_FOUND');
  const payment = toRefundable(row);
  const clock = calendarNow(now, session);
  const decided = decideRefundable(payment, clock);
  const rule = refundRuleOf(row.method, row.channel);
  const cost = instantCost(row.method);
  const possibleAt = decided.ok ? null : refundPossibleAt(decided.problem, payment, clock);
  return ok({
    data: {
      payment_id: row.id,
      paid_amount: payment.paidAmount,
      refund_amount: payment.refundAmount,
      returned_amount: payment.returnedAmount,
      refundable_amount: decided.ok ? decided.value.maximum : 0,
      minimum: SMALLEST_REFUND,
      is_partial_allowed: rule?.partial ?? false,
      type: rule ? refundTypeOf(row.method) : null,
      instant_fee: cost && sumRupiah([cost.fee, cost.ppn]),
      ends_at: refundEndsAt(payment)?.toISOString() ?? null,
      reason: decided.ok ? null : { error_code: decided.problem.code, params: decided.problem.params ?? {} },
      // In real time, as the sandbox clock may be ahead.
      next_allowed_at: possibleAt && new Date(possibleAt.getTime() - session.clockAheadMs).toISOString(),
    },
  });
};

import {
  addDays,
  endOfDailyWindow,
  err,
  type Instant,
  isInDailyWindow,
  jakartaDate,
  jakartaDayBounds,
  ok,
  type Problem,
  type Result,
  type Rupiah,
} from '../kernel/index.ts';
import type { PaymentMethod, PaymentStatus } from '../payments/index.ts';
import type { RefundProblemCode } from './problems.ts';
import { leftToReturn } from './returns.ts';
import { type RefundRule, refundRuleOf } from './rules.ts';

/** Product spec §5 and §9. Less is possible only as a refund of everything that is left, so that no rest is stuck. */
export const SMALLEST_REFUND = 10_000 as Rupiah;

export type RefundablePayment = {
  readonly status: PaymentStatus;
  readonly method: PaymentMethod;
  readonly channel: string;
  readonly paidAmount: Rupiah;
  /** Sum of its refunds that are neither rejected nor failed. */
  readonly refundAmount: Rupiah;
  /** Sum of payouts of batches that return it and did not fail. */
  readonly returnedAmount: Rupiah;
  readonly completedAt: Instant | null;
};

type Decided<Value> = Result<Value, RefundProblemCode>;

/** Whether its channel refunds it at this moment. Checked for the button, for the request, and again for the approval. */
export const decideRefundMoment = (payment: RefundablePayment, now: Instant): Decided<RefundRule> => {
  const { status, method, channel, completedAt } = payment;
  if (status !== 'completed' || completedAt === null)
    return err('DPAY_REFUND_PAYMENT_NOT_COMPLETED', { status });
  const rule = refundRuleOf(method, channel);
  if (!rule) return err('DPAY_REFUND_METHOD_NOT_REFUNDABLE', { method });
  const endsAt = refundEndsAt(payment);
  if (endsAt && new Date(now) >= endsAt) {
    return err('DPAY_REFUND_PERIOD_EXCEEDED', { days: rule.days ?? 0, ended_at: endsAt.toISOString() });
  }
  if (rule.pause && isInDailyWindow(now, rule.pause))
    return err('DPAY_REFUND_UNAVAILABLE_TIME', { ...rule.pause });
  return ok(rule);
};

export type Refundable = {
  readonly maximum: Rupiah;
  /** Whether less than `maximum` can be refunded. */
  readonly isPartialAllowed: boolean;
};

/** What can be refunded of a payment at this moment. */
export const decideRefundable = (payment: RefundablePayment, now: Instant): Decided<Refundable> => {
  const moment = decideRefundMoment(payment, now);
  if (!moment.ok) return moment;
  const maximum = leftToReturn(payment);
  const { paidAmount: paid, returnedAmount: returned } = payment;
  if (maximum <= 0 && returned > 0) return err('DPAY_REFUND_PAYMENT_RETURNED', { returned });
  if (maximum <= 0) return err('DPAY_REFUND_LIMIT_REACHED', { paid });
  return ok({ maximum, isPartialAllowed: moment.value.partial });
};

/** Checked by the form while the amount is typed, and by the API when the refund is stored. */
export const decideRefund = (
  amount: Rupiah,
  { paidAmount, maximum, isPartialAllowed }: Refundable & { paidAmount: Rupiah },
): Decided<Rupiah> => {
  if (amount > maximum) return err('DPAY_REFUND_ABOVE_REFUNDABLE', { refundable: maximum });
  if (amount !== paidAmount && !isPartialAllowed)
    return err('DPAY_REFUND_PARTIAL_NOT_ALLOWED', { paid: paidAmount });
  return amount < SMALLEST_REFUND && amount !== maximum
    ? err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: SMALLEST_REFUND })
    : ok(amount);
};

/** The first moment after the period of the channel; null if it has none. */
export const refundEndsAt = ({ method, channel, completedAt }: RefundablePayment): Date | null => {
  const days = refundRuleOf(method, channel)?.days ?? null;
  return days === null || completedAt === null
    ? null
    : jakartaDayBounds(addDays(jakartaDate(completedAt), days)).to;
};

/** When a refused refund becomes possible by itself; null if waiting does not help. */
export const refundPossibleAt = (
  { code }: Problem<RefundProblemCode>,
  payment: RefundablePayment,
  now: Instant,
): Date | null => {
  const pause = refundRuleOf(payment.method, payment.channel)?.pause;
  if (code !== 'DPAY_REFUND_UNAVAILABLE_TIME' || !pause) return null;
  const end = endOfDailyWindow(now, pause);
  const endsAt = refundEndsAt(payment);
  return endsAt && end >= endsAt ? null : end;
};

/** Whether this channel will never refund the payment, so that only a payout returns the money. */
export const needsPayout = (code: string): boolean =>
  code === 'DPAY_REFUND_METHOD_NOT_REFUNDABLE' || code === 'DPAY_REFUND_PERIOD_EXCEEDED';

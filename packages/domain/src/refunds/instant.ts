import { err, ok, type Result, type Rupiah, sumRupiah } from '../kernel/index.ts';
import type { PaymentMethod } from '../payments/index.ts';
import { costOfTransfer, type PayoutCost } from '../payouts/index.ts';
import { pauseEndsAt } from '../policy/index.ts';
import type { RefundProblemCode } from './problems.ts';
import { SMALLEST_REFUND } from './refundable.ts';
import type { RefundStatus } from './status.ts';

/** Payments that can be refunded by a link to the customer (docs/decisions/0036). */
const BY_LINK: ReadonlySet<PaymentMethod> = /* @__PURE__ */ new Set(['card', 'ewallet']);

/** One transfer pays an instant refund: the least that a bank takes, and the most that any bank takes at once. */
export const INSTANT_LIMITS = { minimum: SMALLEST_REFUND, maximum: 1_000_000_000 as Rupiah } as const;

/** What the merchant pays for the transfer; null for methods without a link. */
export const instantCost = (method: PaymentMethod): PayoutCost | null =>
  BY_LINK.has(method) ? costOfTransfer() : null;

/** Checked by the form while the amount is typed, and by `decideInstant`. */
export const decideInstantAmount = (amount: Rupiah): Result<Rupiah, RefundProblemCode> => {
  const { minimum, maximum } = INSTANT_LIMITS;
  if (amount < minimum) return err('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
  return amount > maximum ? err('DPAY_AMOUNT_ABOVE_MAXIMUM', { maximum }) : ok(amount);
};

/** Whether this amount can be refunded by a link, and the cost of its transfer. */
export const decideInstant = (
  method: PaymentMethod,
  amount: Rupiah,
): Result<PayoutCost, RefundProblemCode> => {
  const cost = instantCost(method);
  if (!cost) return err('DPAY_REFUND_LINK_NOT_ALLOWED', { method });
  const decided = decideInstantAmount(amount);
  return decided.ok ? ok(cost) : decided;
};

const TOO_LITTLE = {
  approve: 'DPAY_REFUND_BALANCE_INSUFFICIENT',
  retrigger: 'DPAY_REFUND_RETRIGGER_BALANCE_INSUFFICIENT',
} as const satisfies Record<string, RefundProblemCode>;

/** An instant refund is paid from the available balance, with the cost of its transfer. Returns what is reserved. */
export const fundInstant = (
  { amount, fee, ppn }: PayoutCost & { readonly amount: Rupiah },
  available: Rupiah,
  occasion: keyof typeof TOO_LITTLE,
): Result<Rupiah, RefundProblemCode> => {
  const needed = sumRupiah([amount, fee, ppn]);
  return available < needed ? err(TOO_LITTLE[occasion], { available, needed }) : ok(needed);
};

/** No bank has the transfer of an instant refund in these statuses yet. */
const UNSENT: ReadonlySet<RefundStatus> = /* @__PURE__ */ new Set([
  'approved',
  'disbursement_pending',
  'disbursement_re_triggered',
]);

/**
 * When, in real time, the daily pause of disbursements lets the transfer of an instant refund go; null if nothing holds it. Before a claim:
 * the transfer of a customer who claims now.
 */
export const refundSentAfter = (
  status: RefundStatus,
  clock: Parameters<typeof pauseEndsAt>[1],
): Date | null => (UNSENT.has(status) ? pauseEndsAt('disburse', clock) : null);

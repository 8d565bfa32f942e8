import { problem, type Problem, type Rupiah, rupiah } from '../kernel/index.ts';
import type { PaymentProblemCode } from './problems.ts';

/** What must be left of a bill that is paid in parts, if anything is: most channels take no less. */
export const SMALLEST_REST = /* @__PURE__ */ rupiah(10_000);

/** The smallest part that can be paid now; all that is left if that is less. */
export const smallestPart = (left: Rupiah, minimum: Rupiah): Rupiah => (left < minimum ? left : minimum);

/** A part that a customer wants to pay. It leaves nothing, or enough for another payment. */
export const partProblem = (
  amount: number,
  { left, minimum }: { readonly left: Rupiah; readonly minimum: Rupiah },
): Problem<PaymentProblemCode> | undefined => {
  const smallest = smallestPart(left, minimum);
  if (!(amount >= smallest)) return problem('DPAY_PART_TOO_SMALL', { minimum: smallest });
  if (amount > left) return problem('DPAY_AMOUNT_ABOVE_REMAINING', { remaining: left });
  const rest = left - amount;
  return rest > 0 && rest < SMALLEST_REST
    ? problem('DPAY_REST_TOO_SMALL', { remaining: rest, minimum: SMALLEST_REST })
    : undefined;
};

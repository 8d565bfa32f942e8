import { emailProblem, normalizePhone } from '../auth/index.ts';
import { labelProblem, problem, type Problem, referenceProblem } from '../kernel/index.ts';
import { type OrderFieldProblem, type OrderItem, shownProblems } from './items.ts';
import type { OrderProblemCode } from './problems.ts';

/** Product spec §9: 31 days at most, as for a payment link; the default of one day is ours. */
export const ORDER_EXPIRY = { shortestMinutes: 1, standardMinutes: 1_440, longestDays: 31 } as const;

export type WantedOrder = {
  readonly referenceId: string;
  readonly totalAmount: number;
  readonly discountAmount: number;
  readonly expiresAt?: string | undefined;
  readonly items?: readonly OrderItem[] | undefined;
  readonly notes?: string | null | undefined;
  readonly customerId?: string | undefined;
  readonly customer?:
    | {
        readonly referenceId: string;
        readonly name: string;
        readonly email?: string | null | undefined;
        readonly mobile?: string | null | undefined;
      }
    | undefined;
};

/** Every problem with a new order. */
export const orderFormProblems = (order: WantedOrder, now: Date): OrderFieldProblem[] => {
  const { referenceId, totalAmount, discountAmount, customer, customerId, expiresAt } = order;
  const wrongEmail = customer?.email ? emailProblem(customer.email) : undefined;
  const mobile = customer?.mobile ? normalizePhone(customer.mobile) : undefined;
  const wrongExpiry = expiresAt === undefined ? undefined : expiryProblem(new Date(expiresAt), now);
  const wrongReference = referenceProblem(referenceId);
  const wrongCustomer = customer && referenceProblem(customer.referenceId);
  const wrongName = customer && labelProblem(customer.name);
  return [
    ...(wrongReference ? [{ field: 'reference_id', ...wrongReference }] : []),
    ...(discountAmount >= totalAmount
      ? [{ field: 'discount_amount', ...problem('DPAY_DISCOUNT_TOO_LARGE' as const) }]
      : []),
    ...(customer && customerId !== undefined
      ? [{ field: 'customer', ...problem('DPAY_CUSTOMER_AMBIGUOUS' as const) }]
      : []),
    ...(wrongCustomer ? [{ field: 'customer.reference_id', ...wrongCustomer }] : []),
    ...(wrongName ? [{ field: 'customer.name', ...wrongName }] : []),
    ...(wrongEmail ? [{ field: 'customer.email', ...(wrongEmail as Problem<OrderProblemCode>) }] : []),
    ...(mobile && !mobile.ok
      ? [{ field: 'customer.mobile', ...(mobile.problem as Problem<OrderProblemCode>) }]
      : []),
    ...(wrongExpiry ? [{ field: 'expires_at', ...wrongExpiry }] : []),
    ...shownProblems(order),
  ];
};

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The default expiry of an order. */
export const standardOrderExpiry = (now: Date): Date =>
  new Date(now.getTime() + ORDER_EXPIRY.standardMinutes * MINUTE_MS);

const expiryProblem = (wanted: Date, now: Date): Problem<OrderProblemCode> | undefined => {
  const earliest = new Date(now.getTime() + ORDER_EXPIRY.shortestMinutes * MINUTE_MS);
  const latest = new Date(now.getTime() + ORDER_EXPIRY.longestDays * DAY_MS);
  if (wanted >= earliest && wanted <= latest) return undefined;
  return problem('DPAY_EXPIRY_INVALID', { earliest: earliest.toISOString(), latest: latest.toISOString() });
};

import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import type { RefundStatus } from '../refunds/index.ts';
import type { RefundClaimProblemCode } from './problems.ts';

/** What the holder of a link sees. */
export const REFUND_CLAIM_STATES = [
  'open',
  'used',
  'expired',
  'replaced',
  'cancelled',
  'paid',
  'failed',
] as const;
export type RefundClaimState = (typeof REFUND_CLAIM_STATES)[number];

/** What is stored of a link; time and the refund tell the rest. */
export const REFUND_LINK_STATES = ['open', 'used', 'replaced', 'cancelled'] as const;
export type RefundLinkState = (typeof REFUND_LINK_STATES)[number];

export type RefundLink = {
  readonly state: RefundLinkState;
  readonly expiresAt: Instant;
};

/** An unclaimed link ends this long after it was made (docs/decisions/0036). */
export const REFUND_LINK_LIVES_MS = 3 * 86_400_000;

/** A refund that failed stays with the link that claimed it, until a newer link replaces it. */
export const refundClaimState = (
  { state, expiresAt }: RefundLink,
  refund: RefundStatus,
  now: Instant,
): RefundClaimState => {
  if (state === 'open') return new Date(now) < new Date(expiresAt) ? 'open' : 'expired';
  if (state !== 'used') return state;
  if (refund === 'done') return 'paid';
  return refund === 'disbursement_failed' ? 'failed' : 'used';
};

const REFUSALS = {
  used: 'DPAY_REFUND_LINK_USED',
  paid: 'DPAY_REFUND_LINK_USED',
  failed: 'DPAY_REFUND_LINK_USED',
  expired: 'DPAY_REFUND_LINK_EXPIRED',
  replaced: 'DPAY_REFUND_LINK_REPLACED',
  cancelled: 'DPAY_REFUND_LINK_CANCELLED',
} as const satisfies Record<Exclude<RefundClaimState, 'open'>, RefundClaimProblemCode>;

/** Whether a link in this state can be claimed; each other state says why not. */
export const decideClaim = (
  state: RefundClaimState,
  merchant: { readonly suspended: boolean; readonly refundsAreOn: boolean },
): Result<'used', RefundClaimProblemCode> => {
  if (state !== 'open') return err(REFUSALS[state]);
  return merchant.suspended || !merchant.refundsAreOn ? err('DPAY_REFUND_CLAIM_UNAVAILABLE') : ok('used');
};

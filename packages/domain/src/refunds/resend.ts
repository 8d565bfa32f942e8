import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import { isRetriggerable } from '../payouts/index.ts';
import type { RefundProblemCode } from './problems.ts';
import { type RefundStatus, refundTransitions, type RefundType } from './status.ts';

/** A customer gets at most one link in this time (docs/decisions/0036). */
const RESENDS_APART_MS = 60_000;

type Sent = {
  readonly status: RefundStatus;
  readonly type: RefundType;
  /** When the latest link was made, in real time. */
  readonly linkMadeAt: Instant | null;
};

/** A link can be sent again until somebody claims it, once a minute. */
export const decideResend = (sent: Sent, now: Instant): Result<'approved', RefundProblemCode> => {
  const possibleAt = resendPossibleAt(sent);
  if (possibleAt === null) return err('DPAY_REFUND_LINK_NOT_RESENDABLE', { status: sent.status });
  const waitMs = possibleAt.getTime() - new Date(now).getTime();
  return waitMs > 0 ? err('DPAY_RATE_LIMITED', { retry_after: Math.ceil(waitMs / 1000) }) : ok('approved');
};

/** From when the link can be sent again; null if it cannot, however long somebody waits. */
export const resendPossibleAt = ({ status, type, linkMadeAt }: Sent): Date | null =>
  type === 'instant' && status === 'approved'
    ? new Date(new Date(linkMadeAt ?? 0).getTime() + RESENDS_APART_MS)
    : null;

/** To the account that the customer named, or by a new link on which they name another. */
export const RETRIGGER_WAYS = ['same_account', 'new_link'] as const;
export type RetriggerWay = (typeof RETRIGGER_WAYS)[number];

/** Whether a failed transfer can be made again in this way; returns the new status. */
export const decideRefundRetrigger = (
  { status, failure }: { readonly status: RefundStatus; readonly failure: string | null },
  way: RetriggerWay,
): Result<RefundStatus, RefundProblemCode> => {
  const to = way === 'new_link' ? 'approved' : 'disbursement_re_triggered';
  const moved = refundTransitions.move(status, to);
  // A request that waits for approval may become `approved` too, but not in this way.
  if (status !== 'disbursement_failed' || !moved.ok)
    return err('DPAY_TRANSITION_NOT_ALLOWED', { from: status, to });
  if (way === 'same_account' && !isRetriggerable(failure ?? ''))
    return err('DPAY_REFUND_ACCOUNT_NOT_RETRIGGERABLE');
  return moved;
};

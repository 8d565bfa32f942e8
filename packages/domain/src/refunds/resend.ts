import { err, ok, type Result } from '../kernel/index.ts';
import { isRetriggerable } from '../payouts/index.ts';
import type { RefundProblemCode } from './problems.ts';
import { type RefundStatus, refundTransitions, type RefundType } from './status.ts';

type Sent = { readonly status: RefundStatus; readonly type: RefundType };

/** A link can be sent again until somebody claims it. */
export const decideResend = ({ status, type }: Sent): Result<'approved', RefundProblemCode> =>
  type === 'instant' && status === 'approved'
    ? ok('approved')
    : err('DPAY_REFUND_LINK_NOT_RESENDABLE', { status });

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

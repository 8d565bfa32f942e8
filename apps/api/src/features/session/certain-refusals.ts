import { actionErrors } from '../../spec/door/action-errors.ts';
import { authorise } from '../../spec/door/admit.ts';
import { loadContract } from '../../spec/contract.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal, RefusesAtOnce } from '../../spec/handlers.ts';
import { refuseApprovalRules, refuseRulesApproval } from '../approvals/public.ts';
import { refuseSettings } from '../balance/settings/public.ts';
import { refuseDestinationAccount, refuseTransferRequest } from '../destination-accounts/public.ts';
import { refuseApproval } from '../disbursements/public.ts';
import { refuseTransferApproval } from '../fund-transfers/public.ts';
import { refuseLeaving } from '../profile/public.ts';
import { refuseRefundApproval } from '../refunds/public.ts';
import { refuseSchedule, refuseWithdrawal, refuseWithdrawalApproval } from '../withdrawals/public.ts';
import { refuseInvitation, refuseUserUpdate, refuseAcceptance, refuseOffer } from '../users/public.ts';

/** By purpose of the code. */
const LOOKED_AT = {
  disbursement_approval: refuseApproval,
  fund_transfer_approval: refuseTransferApproval,
  refund_approval: refuseRefundApproval,
  destination_account: refuseDestinationAccount,
  withdrawal: refuseWithdrawal,
  withdrawal_approval: refuseWithdrawalApproval,
  approval_rules: refuseApprovalRules,
  approval_rules_approval: refuseRulesApproval,
  withdrawal_schedule: refuseSchedule,
  whitelist_account: refuseTransferRequest,
  balance_settings: refuseSettings,
  user_invite: refuseInvitation,
  user_update: refuseUserUpdate,
  ownership_transfer: refuseOffer,
  ownership_accept: refuseAcceptance,
  account_delete: refuseLeaving,
};

/**
 * Checks that run before a code is sent, and again before the operation requires one. An invalid action is refused for being invalid, so
 * these checks are skipped.
 */
export const certainRefusals: Readonly<Partial<Record<string, RefusesAtOnce>>> = Object.fromEntries(
  Object.entries(LOOKED_AT).map(([purpose, refuses]): [string, RefusesAtOnce] => [
    purpose,
    async (call, action) =>
      actionErrors(purpose, action).length > 0 ? undefined : refuses(call, action as never),
  ]),
);

type Asked = { purpose: string; action: Readonly<Record<string, unknown>> };

/**
 * The operation's own access rules apply to its code, so that a caller without access learns nothing. An invalid action gets no code,
 * because the code could never be used.
 */
export const refuseCode = async (
  call: Pick<Call, 'tx' | 'now' | 'session' | 'deps'>,
  { purpose, action }: Asked,
): Promise<Refusal | undefined> => {
  const confirmed = loadContract().operations.find(({ otp }) => otp === purpose);
  if (confirmed) authorise(confirmed, call.session);
  const errors = actionErrors(purpose, action);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  return certainRefusals[purpose]?.(call, action);
};

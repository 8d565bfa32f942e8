import { actionErrors } from '../../spec/door/action-errors.ts';
import { authorise } from '../../spec/door/admit.ts';
import { loadContract } from '../../spec/contract.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal, RefusesAtOnce } from '../../spec/handlers.ts';
import { refuseSettings } from '../balance/settings/public.ts';
import { refuseApproval } from '../disbursements/public.ts';
import { refuseAccount, refuseTransferApproval } from '../fund-transfers/public.ts';
import { refuseSchedule, refuseWithdrawal } from '../withdrawals/public.ts';

/** By the purpose of a code. */
const LOOKED_AT = {
  disbursement_approval: refuseApproval,
  fund_transfer_approval: refuseTransferApproval,
  withdrawal: refuseWithdrawal,
  withdrawal_schedule: refuseSchedule,
  whitelist_account: refuseAccount,
  balance_settings: refuseSettings,
};

/**
 * What is looked at before a code is sent, and by the door of the operation before it asks for one. Of what the operation could never be
 * called with nothing is certain but that it will be refused for that.
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
 * Who may have a code is who may call the operation that takes it. Whoever may not learns nothing of how it stands; and what could never
 * be called has nothing that a code could confirm.
 */
export const refuseCode = async (
  call: Pick<Call, 'tx' | 'now' | 'session'>,
  { purpose, action }: Asked,
): Promise<Refusal | undefined> => {
  const confirmed = loadContract().operations.find(({ otp }) => otp === purpose);
  if (confirmed) authorise(confirmed, call.session);
  const errors = actionErrors(purpose, action);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  return certainRefusals[purpose]?.(call, action);
};

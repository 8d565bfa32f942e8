import { may } from '@dasbor/domain/access';
import type { Permission } from '@dasbor/domain/access';
import { actionErrors } from '../../spec/action-errors.ts';
import { problem } from '../../spec/handlers.ts';
import type { Call, Refusal, RefusesAtOnce } from '../../spec/handlers.ts';
import { refuseApproval } from '../disbursements/public.ts';
import { refuseAccount } from '../fund-transfers/public.ts';
import { refuseSchedule, refuseWithdrawal } from '../withdrawals/public.ts';

/** By the purpose of a code: who may do what it confirms, and what is looked at before one is sent. */
export const LOOKED_AT: Readonly<Record<string, { permission: Permission; refuses: RefusesAtOnce }>> = {
  disbursement_approval: { permission: 'disbursement.approve', refuses: refuseApproval },
  withdrawal: { permission: 'withdrawal.create', refuses: refuseWithdrawal },
  withdrawal_schedule: { permission: 'withdrawal.create', refuses: refuseSchedule },
  whitelist_account: { permission: 'subaccount.create', refuses: refuseAccount },
};

/** For the door of the operation itself, which has asked for the permission. */
export const certainRefusals: Readonly<Partial<Record<string, RefusesAtOnce>>> = Object.fromEntries(
  Object.entries(LOOKED_AT).map(([purpose, { refuses }]) => [purpose, refuses]),
);

type Asked = { purpose: string; action: Readonly<Record<string, unknown>> };

/** Whoever may not do it learns nothing of how it stands; and what could never be called has nothing that a code could confirm. */
export const refuseCode = async (
  call: Pick<Call, 'tx' | 'now' | 'session'>,
  { purpose, action }: Asked,
): Promise<Refusal | undefined> => {
  const looked = LOOKED_AT[purpose];
  const access = looked && may(call.session, { permission: looked.permission });
  if (access && !access.ok) return problem(access.problem.code, access.problem.params);
  const errors = actionErrors(purpose, action);
  if (errors.length > 0) return problem('DPAY_INVALID_REQUEST', undefined, { errors });
  return looked?.refuses(call, action);
};

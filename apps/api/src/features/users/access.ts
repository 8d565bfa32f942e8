import { decideGrant } from '@dasbor/domain/roles';
import { decideUserAction } from '@dasbor/domain/users';
import type { UserAction, UserStatus } from '@dasbor/domain/users';
import { audit } from '../../platform/audit.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Call, Handler, Refusal } from '../../spec/handlers.ts';
import { revokeSessionsOfAccount } from '../auth/public.ts';
import { findRole } from '../roles/public.ts';
import { lockedDoer } from './actor.ts';
import type { Doer } from './actor.ts';
import { grantedOf } from './invite.ts';
import { endLinks, findUser, setUserStatus, tellChanged } from './repository.ts';
import { ofRow, toUser } from './rows.ts';
import type { UserRow } from './rows.ts';

type Step = Exclude<UserAction, 'edit' | 'resend'>;
type Changed = { row: UserRow } | { refusal: Refusal };

const STEPS: Readonly<Record<Step, { status: UserStatus; action: string }>> = {
  deactivate: { status: 'disabled', action: 'user.deactivated' },
  reactivate: { status: 'active', action: 'user.reactivated' },
  remove: { status: 'removed', action: 'user.removed' },
};

/** What takes access away ends the account's sign-ins and links; those of the person at other merchants go on. */
const change = async (
  call: Pick<Call, 'tx' | 'now' | 'by' | 'session'>,
  id: string,
  step: Step,
): Promise<Changed> => {
  const { tx, now } = call;
  const doer = await lockedDoer(call);
  const row = await findUser(tx, id);
  if (!row) return { refusal: problem('DPAY_USER_NOT_FOUND') };
  const allowed = decideUserAction(step, doer, ofRow(row), row.active_owners);
  if (!allowed.ok) return { refusal: problem(allowed.problem.code, allowed.problem.params) };
  const regained = step === 'reactivate' ? await refuseRole(tx, doer, row) : undefined;
  if (regained) return { refusal: regained };

  const { status, action } = STEPS[step];
  await setUserStatus(tx, row.id, status);
  if (status !== 'active') {
    await revokeSessionsOfAccount(tx, { userId: row.id, reason: action, now });
    await endLinks(tx, row.id, now);
  }
  const isInvitation = row.status === 'invited';
  await audit.record(tx, call.by, {
    action: isInvitation ? 'user.invitation_cancelled' : action,
    target: row.id,
  });
  await tellChanged(tx, row.id, status);
  return { row: (await findUser(tx, row.id)) as UserRow };
};

/** Somebody who was deactivated gets their role back, so it is granted again. */
const refuseRole = async (tx: Call['tx'], doer: Doer, row: UserRow): Promise<Refusal | undefined> => {
  const role = await findRole(tx, row.role_id);
  const granted = role && decideGrant(doer, grantedOf(role));
  return granted && !granted.ok ? problem(granted.problem.code, granted.problem.params) : undefined;
};

export const deactivateUser: Handler<'deactivateUser'> = async (call) => {
  const changed = await change(call, call.params.id, 'deactivate');
  return 'refusal' in changed ? changed.refusal : ok({ data: toUser(changed.row, call.session) });
};

export const reactivateUser: Handler<'reactivateUser'> = async (call) => {
  const changed = await change(call, call.params.id, 'reactivate');
  return 'refusal' in changed ? changed.refusal : ok({ data: toUser(changed.row, call.session) });
};

export const removeUser: Handler<'removeUser'> = async (call) => {
  const changed = await change(call, call.params.id, 'remove');
  return 'refusal' in changed ? changed.refusal : done();
};

import { emailProblem, nameProblem } from '@dasbor/domain/auth';
import { decideGrant } from '@dasbor/domain/roles';
import { decideUserAction, invitedRole } from '@dasbor/domain/users';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, FieldError, Handler, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { inviteByMail, normalizeEmail } from '../auth/public.ts';
import { findRole, selectRoles } from '../roles/public.ts';
import type { RoleRow } from '../roles/public.ts';
import { doerOf, lockedDoer } from './actor.ts';
import type { Doer } from './actor.ts';
import {
  findUser,
  insertInvited,
  isInTeam,
  merchantName,
  noteInvitation,
  tellChanged,
} from './repository.ts';
import { ofRow, toUser } from './rows.ts';
import type { UserRow } from './rows.ts';

const AGAIN_MS = 60_000;

type Wish = Call<'inviteUser'>['body'];
type Decided = { email: string; name: string; role: RoleRow };

const decideInvitation = async (
  tx: Call['tx'],
  body: Wish,
  doer: Doer,
): Promise<{ refusal: Refusal } | { invited: Decided }> => {
  const email = normalizeEmail(body.userEmail);
  const errors: FieldError[] = [];
  const wrongEmail = emailProblem(email);
  if (wrongEmail) errors.push({ field: 'userEmail', ...wrongEmail });
  const wrongName = nameProblem(body.userName);
  if (wrongName) errors.push({ field: 'userName', ...wrongName });
  const field = body.roleID === undefined && body.role !== undefined ? 'role' : 'roleID';
  const role = invitedRole(body, await selectRoles(tx));
  if (!role.ok) errors.push({ field, ...role.problem });
  const granted = role.ok ? decideGrant(doer, grantedOf(role.value)) : undefined;
  if (granted && !granted.ok) errors.push({ field, ...granted.problem });
  if (!wrongEmail && (await isInTeam(tx, email)))
    errors.push({ field: 'userEmail', code: 'DPAY_USER_EXISTS' });
  if (errors.length > 0 || !role.ok)
    return { refusal: problem('DPAY_INVALID_REQUEST', undefined, { errors }) };
  return { invited: { email, name: body.userName.trim(), role: role.value } };
};

export const grantedOf = (role: RoleRow) => ({
  id: role.id,
  permissions: role.permissions,
  masksPersonalData: role.masks_personal_data,
});

/** Before a code is sent, and again before it is required. */
export const refuseInvitation: RefusesAction<'inviteUser'> = async ({ tx, session }, action) => {
  const decided = await decideInvitation(tx, action, doerOf(session));
  return 'refusal' in decided ? decided.refusal : undefined;
};

export const inviteUser: Handler<'inviteUser'> = async (call) => {
  const { tx, now, deps, session, language } = call;
  const doer = await lockedDoer(call);
  const decided = await decideInvitation(tx, call.body, doer);
  if ('refusal' in decided) return decided.refusal;
  const { email, name, role } = decided.invited;
  const userId = await insertInvited(tx, {
    userId: deps.ids.next('user', now),
    personId: deps.ids.next('person', now),
    email,
    name,
    roleId: role.id,
    language,
    by: session.name,
    now,
  });
  await mailInvitation(call, { userId, email });
  await audit.record(tx, call.by, {
    action: 'user.invited',
    target: userId,
    after: { email, name, role: role.id },
  });
  await tellChanged(tx, userId, 'invited');
  return ok({ data: toUser((await findUser(tx, userId)) as UserRow, session) }, { status: 201 });
};

/** A newer link ends the older ones. */
export const resendInvitation: Handler<'resendInvitation'> = async (call) => {
  const { tx, params, now, session } = call;
  const doer = await lockedDoer(call);
  const row = await findUser(tx, params.id);
  if (!row) return problem('DPAY_USER_NOT_FOUND');
  const allowed = decideUserAction('resend', doer, ofRow(row), row.active_owners);
  if (!allowed.ok) return problem(allowed.problem.code, allowed.problem.params);
  const waitMs = row.invited_at === null ? 0 : Date.parse(row.invited_at) + AGAIN_MS - now.getTime();
  if (waitMs > 0) return problem('DPAY_INVITATION_COOLDOWN', { retry_after: Math.ceil(waitMs / 1000) });
  await noteInvitation(tx, row.id, session.name, now);
  await mailInvitation(call, { userId: row.id, email: row.email });
  await audit.record(tx, call.by, { action: 'user.invitation_resent', target: row.id });
  await tellChanged(tx, row.id, 'invited');
  return ok({ data: toUser((await findUser(tx, row.id)) as UserRow, session) });
};

const mailInvitation = async (
  { tx, deps, session, language, now }: Pick<Call, 'tx' | 'deps' | 'session' | 'language' | 'now'>,
  to: { userId: string; email: string },
): Promise<void> =>
  inviteByMail(tx, deps, {
    ...to,
    merchantId: session.merchantId,
    merchantName: await merchantName(tx),
    inviterName: session.name,
    language,
    now,
  });

/** For the sentence of a code. */
export const invitedRoleName = async (tx: Call['tx'], body: Wish): Promise<string> => {
  const role = invitedRole(body, await selectRoles(tx));
  return role.ok ? role.value.name : (body.role ?? String(body.roleID));
};

export const roleNameOf = async (tx: Call['tx'], id: number): Promise<string> =>
  (await findRole(tx, id))?.name ?? String(id);

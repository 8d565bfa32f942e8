import { nameProblem } from '@dasbor/domain/auth';
import { decideGrant } from '@dasbor/domain/roles';
import { decideOwnerRemains, decideUserAction } from '@dasbor/domain/users';
import { audit } from '../../platform/audit.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Call, FieldError, Handler, Refusal, RefusesAction } from '../../spec/handlers.ts';
import { findRole } from '../roles/public.ts';
import { doerOf, lockedDoer } from './actor.ts';
import type { Doer } from './actor.ts';
import { grantedOf } from './invite.ts';
import { findUser, saveUser, tellChanged } from './repository.ts';
import { ofRow, toUser } from './rows.ts';
import type { UserRow } from './rows.ts';

type Wish = Call<'updateUser'>['body'];

const decideEdit = async (
  tx: Call['tx'],
  { id, ...body }: Wish & { id: string },
  doer: Doer,
): Promise<{ refusal: Refusal } | { row: UserRow; name: string; roleId: number }> => {
  const row = await findUser(tx, id);
  if (!row) return { refusal: problem('DPAY_USER_NOT_FOUND') };
  const allowed = decideUserAction('edit', doer, ofRow(row), row.active_owners);
  if (!allowed.ok) return { refusal: problem(allowed.problem.code, allowed.problem.params) };

  const errors: FieldError[] = [];
  const wrongName = body.userName === undefined ? undefined : nameProblem(body.userName);
  if (wrongName) errors.push({ field: 'userName', ...wrongName });
  const roleId = body.roleID ?? row.role_id;
  if (roleId !== row.role_id) {
    const remains = decideOwnerRemains(ofRow(row), row.active_owners);
    if (!remains.ok) return { refusal: problem(remains.problem.code) };
    const role = await findRole(tx, roleId);
    const granted = role && decideGrant(doer, grantedOf(role));
    if (!granted) errors.push({ field: 'roleID', code: 'DPAY_ROLE_UNKNOWN' });
    else if (!granted.ok) errors.push({ field: 'roleID', ...granted.problem });
  }
  if (errors.length > 0) return { refusal: problem('DPAY_INVALID_REQUEST', undefined, { errors }) };
  return { row, name: body.userName?.trim() ?? row.name, roleId };
};

/** Before a code is sent, and again before it is required. */
export const refuseUserUpdate: RefusesAction<'updateUser'> = async ({ tx, session }, action) => {
  const decided = await decideEdit(tx, action, doerOf(session));
  return 'refusal' in decided ? decided.refusal : undefined;
};

/** Their next call has the new role, because each call reads it. */
export const updateUser: Handler<'updateUser'> = async (call) => {
  const { tx, params, session } = call;
  const doer = await lockedDoer(call);
  const decided = await decideEdit(tx, { ...call.body, id: params.id }, doer);
  if ('refusal' in decided) return decided.refusal;
  const { row, name, roleId } = decided;
  await saveUser(tx, { id: row.id, name, roleId });
  await audit.record(tx, call.by, {
    action: roleId === row.role_id ? 'user.renamed' : 'user.role_changed',
    target: row.id,
    before: { name: row.name, role: row.role_id },
    after: { name, role: roleId },
  });
  await tellChanged(tx, row.id, roleId === row.role_id ? row.status : 'role_changed');
  return ok({ data: toUser((await findUser(tx, row.id)) as UserRow, session) });
};

import { PERMISSION_AREAS, ROLES } from '@dasbor/domain/access';
import type { PermissionAction } from '@dasbor/domain/access';
import {
  decideGrant,
  decideOneMoreRole,
  decideRoleChange,
  decideRoleEdit,
  decideRoleRemoval,
  isBuiltIn,
  readPermissions,
  roleDifferences,
  roleKey,
  roleNameProblem,
  rolePermissionsProblem,
} from '@dasbor/domain/roles';
import type { RoleTerms } from '@dasbor/domain/roles';
import { audit } from '../../platform/audit.ts';
import { done, ok, problem } from '../../spec/handlers.ts';
import type { Call, FieldError, Handler, Refusal } from '../../spec/handlers.ts';
import { lockedDoer, tellChanged } from '../users/public.ts';
import {
  findRole,
  findVersion,
  insertRole,
  isRoleNameTaken,
  removeRole,
  saveRole,
  selectRoles,
} from './repository.ts';
import { termsOf, toRole } from './rows.ts';
import type { RoleRow } from './rows.ts';

export const listRoles: Handler<'listRoles'> = async ({ tx }) =>
  ok({ data: (await selectRoles(tx)).map(toRole) });

export const getRole: Handler<'getRole'> = async ({ params, tx }) => {
  const row = await findRole(tx, params.id);
  return row ? ok({ data: toRole(row) }) : problem('DPAY_ROLE_NOT_FOUND');
};

export const listPermissions: Handler<'listPermissions'> = async () =>
  ok({
    data: PERMISSION_AREAS.flatMap(({ key: area, permissions }) =>
      Object.entries(permissions).map(([action, key]) => ({ key, area, action: action as PermissionAction })),
    ),
  });

export const createRole: Handler<'createRole'> = async (call) => {
  const { body, tx } = call;
  const doer = await lockedDoer(call);
  const own = (await selectRoles(tx)).filter(({ id }) => !isBuiltIn(id));
  const room = decideOneMoreRole(own.length);
  if (!room.ok) return problem(room.problem.code, room.problem.params);
  const wish = await readTerms(tx, body, undefined);
  if ('refusal' in wish) return wish.refusal;
  const granted = decideGrant(doer, wish.terms);
  if (!granted.ok) return refuseGrant(granted.problem);
  const id = await insertRole(tx, changeOf(call, wish.terms));
  await tell(call, { action: 'role.created', id, after: wish.terms });
  return ok({ data: toRole((await findRole(tx, id)) as RoleRow) }, { status: 201 });
};

/** Everybody with the role has the new permissions in their next call. */
export const updateRole: Handler<'updateRole'> = async (call) => {
  const { params, body, tx } = call;
  const doer = await lockedDoer(call);
  const row = await findRole(tx, params.id);
  if (!row) return problem('DPAY_ROLE_NOT_FOUND');
  const editable = decideRoleEdit(doer, row);
  if (!editable.ok) return problem(editable.problem.code);
  if (body.version !== row.version) return refuseOlder(tx, row, body.version);
  const before = termsOf(row);
  const wish = await readTerms(tx, body, row);
  if ('refusal' in wish) return wish.refusal;
  const granted = decideRoleChange(doer, before, wish.terms);
  if (!granted.ok) return refuseGrant(granted.problem);
  await saveRole(tx, row.id, changeOf(call, wish.terms));
  await tell(call, { action: 'role.changed', id: row.id, before, after: wish.terms });
  return ok({ data: toRole((await findRole(tx, row.id)) as RoleRow) });
};

export const deleteRole: Handler<'deleteRole'> = async (call) => {
  const { params, tx } = call;
  const doer = await lockedDoer(call);
  const row = await findRole(tx, params.id);
  if (!row) return problem('DPAY_ROLE_NOT_FOUND');
  const removable = decideRoleRemoval(doer, { id: row.id, holders: row.user_count });
  if (!removable.ok) return problem(removable.problem.code, removable.problem.params);
  await removeRole(tx, row.id, LEAST_ROLE_ID);
  await tell(call, { action: 'role.deleted', id: row.id, before: termsOf(row) });
  return done();
};

const LEAST_ROLE_ID = ROLES.find(({ name }) => name === 'Viewer')?.id ?? 0;

type Wish = Partial<Pick<Call<'createRole'>['body'], 'name' | 'permissions' | 'masks_personal_data'>>;

/** The role as it would be: what was sent, and otherwise what it has. */
const readTerms = async (
  tx: Call['tx'],
  wish: Wish,
  row: RoleRow | undefined,
): Promise<{ terms: RoleTerms } | { refusal: Refusal }> => {
  const name = (wish.name ?? row?.name ?? '').trim();
  const wanted = wish.permissions ?? row?.permissions ?? [];
  const errors: FieldError[] = [];
  const wrongName = roleNameProblem(name);
  if (wrongName) errors.push({ field: 'name', ...wrongName });
  else if (await isRoleNameTaken(tx, roleKey(name), row?.id))
    errors.push({ field: 'name', code: 'DPAY_ROLE_NAME_TAKEN', params: { name } });
  const wrongPermissions = rolePermissionsProblem(wanted);
  if (wrongPermissions) errors.push({ field: 'permissions', ...wrongPermissions });
  if (errors.length > 0) return { refusal: problem('DPAY_INVALID_REQUEST', undefined, { errors }) };
  const masksPersonalData = wish.masks_personal_data ?? row?.masks_personal_data ?? false;
  return { terms: { name, permissions: readPermissions(wanted), masksPersonalData } };
};

type GrantProblem = Extract<ReturnType<typeof decideGrant>, { ok: false }>['problem'];

const refuseGrant = (wrong: GrantProblem): Refusal => {
  const field = wrong.code === 'DPAY_ROLE_UNMASKS' ? 'masks_personal_data' : 'permissions';
  return problem(wrong.code, wrong.params, { errors: [{ field, ...wrong }] });
};

const FIELDS = {
  name: 'name',
  permissions: 'permissions',
  masksPersonalData: 'masks_personal_data',
} as const;

/** Says what somebody changed since the version that the caller read. */
const refuseOlder = async (tx: Call['tx'], row: RoleRow, version: number): Promise<Refusal> => {
  const read = await findVersion(tx, row.id, version);
  const changes = read ? roleDifferences(termsOf(read), termsOf(row)) : [];
  const errors = changes.map(({ field, ...change }) => ({ field: FIELDS[field], ...change }));
  return problem('DPAY_ROLE_CHANGED', { name: row.updated_by ?? '' }, { errors });
};

const changeOf = ({ session, now }: Pick<Call, 'session' | 'now'>, terms: RoleTerms) => ({
  terms,
  by: session.name,
  now,
});

type Told = { action: `role.${string}`; id: number; before?: unknown; after?: unknown };

const tell = async ({ tx, by }: Pick<Call, 'tx' | 'by'>, { id, ...event }: Told): Promise<void> => {
  await audit.record(tx, by, { ...event, target: String(id) });
  await tellChanged(tx, String(id), event.action);
};

import { err, ok, problem, type Problem, type Result } from '../kernel/index.ts';
import { decideGrant, type Granter } from './grant.ts';
import type { RoleProblemCode } from './problems.ts';
import { isBuiltIn, MOST_OWN_ROLES, type RoleTerms } from './role.ts';

type HeldRole = { readonly id: number };

/** Built-in roles stay as they are, and nobody changes what they may do themselves. */
export const decideRoleEdit = (
  editor: Pick<Granter, 'roleId'>,
  role: HeldRole,
): Result<true, 'DPAY_ROLE_BUILT_IN' | 'DPAY_OWN_ROLE'> => {
  if (isBuiltIn(role.id)) return err('DPAY_ROLE_BUILT_IN');
  return editor.roleId === role.id ? err('DPAY_OWN_ROLE') : ok(true);
};

/**
 * Only what is added needs to be held: to take a permission away, or to rename the role, somebody need not have it. Personal data may be
 * shown again only by a person who sees it.
 */
export const decideRoleChange = (
  editor: Granter,
  before: RoleTerms,
  after: RoleTerms,
): ReturnType<typeof decideGrant> =>
  decideGrant(editor, {
    permissions: after.permissions.filter((permission) => !before.permissions.includes(permission)),
    masksPersonalData: after.masksPersonalData || !before.masksPersonalData,
  });

/** `holders` have the role, also those who are deactivated or invited. */
export const decideRoleRemoval = (
  editor: Pick<Granter, 'roleId'>,
  role: HeldRole & { readonly holders: number },
): Result<true, 'DPAY_ROLE_BUILT_IN' | 'DPAY_OWN_ROLE' | 'DPAY_ROLE_IN_USE'> => {
  const edit = decideRoleEdit(editor, role);
  if (!edit.ok) return edit;
  return role.holders > 0 ? err('DPAY_ROLE_IN_USE', { count: role.holders }) : ok(true);
};

export const decideOneMoreRole = (ownRoles: number): Result<true, 'DPAY_ROLE_LIMIT'> =>
  ownRoles < MOST_OWN_ROLES ? ok(true) : err('DPAY_ROLE_LIMIT', { maximum: MOST_OWN_ROLES });

export type RoleDifference = Problem<RoleProblemCode> & { readonly field: keyof RoleTerms };

/** What somebody else changed, in words that a person can compare with their own edit. */
export const roleDifferences = (before: RoleTerms, after: RoleTerms): readonly RoleDifference[] => {
  const added = after.permissions.filter((one) => !before.permissions.includes(one));
  const removed = before.permissions.filter((one) => !after.permissions.includes(one));
  return [
    ...(before.name === after.name
      ? []
      : [{ field: 'name' as const, ...problem('DPAY_ROLE_RENAMED' as const, { name: after.name }) }]),
    ...added.map((permission) => ({
      field: 'permissions' as const,
      ...problem('DPAY_ROLE_PERMISSION_ADDED' as const, { permission }),
    })),
    ...removed.map((permission) => ({
      field: 'permissions' as const,
      ...problem('DPAY_ROLE_PERMISSION_REMOVED' as const, { permission }),
    })),
    ...(before.masksPersonalData === after.masksPersonalData
      ? []
      : [
          {
            field: 'masksPersonalData' as const,
            ...problem(
              after.masksPersonalData
                ? ('DPAY_ROLE_MASKING_ON' as const)
                : ('DPAY_ROLE_MASKING_OFF' as const),
            ),
          },
        ]),
  ];
};

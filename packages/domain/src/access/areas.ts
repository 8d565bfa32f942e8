import { type Permission, PERMISSIONS } from './permissions.ts';

/** The columns of the matrix. Product spec §6 names these five. */
export const PERMISSION_ACTIONS = ['view', 'create', 'approve', 'reject', 'retrigger'] as const;

export type PermissionAction = (typeof PERMISSION_ACTIONS)[number];

/** `user_management.view` belongs to the area `user_management`. */
export const areaOf = (permission: Permission): string => permission.slice(0, permission.indexOf('.'));

export const actionOf = (permission: Permission): PermissionAction =>
  permission.slice(permission.indexOf('.') + 1) as PermissionAction;

export type PermissionArea = {
  readonly key: string;
  readonly permissions: Readonly<Partial<Record<PermissionAction, Permission>>>;
};

/** The rows of the matrix, in the order of the permissions. */
export const PERMISSION_AREAS: readonly PermissionArea[] = /* @__PURE__ */ [
  ...new Set(PERMISSIONS.map(areaOf)),
].map((key) => ({
  key,
  permissions: Object.fromEntries(
    PERMISSIONS.filter((permission) => areaOf(permission) === key).map((permission) => [
      actionOf(permission),
      permission,
    ]),
  ),
}));

// A fund transfer has no permission of its own to see it: whoever sees subaccounts sees transfers.
const SEEN_BY: Readonly<Partial<Record<string, Permission>>> = { fundtransfer: 'subaccount.view' };

/** What somebody needs to see the records that they may act on. */
const viewFor = (permission: Permission): Permission | undefined => {
  const area = areaOf(permission);
  return SEEN_BY[area] ?? PERMISSIONS.find((one) => one === `${area}.view`);
};

/** Adds what each permission needs: nobody can approve what they cannot see. In the order of the list, each once. */
export const completePermissions = (permissions: readonly Permission[]): readonly Permission[] => {
  const wanted = new Set<Permission>(permissions);
  for (const permission of permissions) {
    const view = viewFor(permission);
    if (view) wanted.add(view);
  }
  return PERMISSIONS.filter((permission) => wanted.has(permission));
};

/** Takes a permission away, and with the right to see also the rights to act on what is no longer seen. */
export const withoutPermission = (
  permissions: readonly Permission[],
  taken: Permission,
): readonly Permission[] =>
  permissions.filter((permission) => permission !== taken && viewFor(permission) !== taken);

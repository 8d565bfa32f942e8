import { canonicalPermission, completePermissions, type Permission } from '@dasbor/domain/access';
import { roleNameProblem, rolePermissionsProblem } from '@dasbor/domain/roles';
import { object } from 'yup';
import { decided, type FormSchema } from '../../../shared/forms/schema.ts';
import type { Role } from '../api/types.ts';

/** The permissions are one text, so that a draft keeps them: `home.view order.view`. */
export type RoleValues = { name: string; permissions: string; masks_personal_data: boolean };

export const emptyRole: RoleValues = { name: '', permissions: 'home.view', masks_personal_data: false };

export const roleValuesOf = (role: Role): RoleValues => ({
  name: role.name,
  permissions: written(role.permissions),
  masks_personal_data: role.masks_personal_data,
});

export const written = (permissions: readonly string[]): string => permissions.join(' ');

export const permissionsIn = (text: string): readonly Permission[] =>
  completePermissions(
    text
      .split(' ')
      .map(canonicalPermission)
      .filter((one) => one !== undefined),
  );

export const roleSchema: FormSchema<RoleValues, undefined> = object({
  name: decided(roleNameProblem),
  permissions: decided((text: string) => rolePermissionsProblem(permissionsIn(text))),
});

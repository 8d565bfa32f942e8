import { isBuiltIn } from '@dasbor/domain/roles';
import type { RoleTerms } from '@dasbor/domain/roles';
import type { Permission } from '@dasbor/domain/access';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Role = SuccessBody<'getRole'>['data'];

export type RoleRow = {
  id: number;
  name: string;
  permissions: Permission[];
  masks_personal_data: boolean;
  user_count: number;
  version: number;
  updated_at: string | null;
  updated_by: string | null;
};

export const toRole = (row: RoleRow): Role => ({
  id: row.id,
  name: row.name,
  kind: isBuiltIn(row.id) ? 'built_in' : 'own',
  permissions: row.permissions,
  masks_personal_data: row.masks_personal_data,
  user_count: row.user_count,
  version: row.version,
  updated_at: row.updated_at,
  updated_by: row.updated_by,
});

/** For the rules. */
export const termsOf = (row: Pick<RoleRow, 'name' | 'permissions' | 'masks_personal_data'>): RoleTerms => ({
  name: row.name,
  permissions: row.permissions,
  masksPersonalData: row.masks_personal_data,
});

import { OWNER_ROLE_ID, type Permission } from '../access/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import type { RoleProblemCode } from './problems.ts';

/** Who gives a role to somebody, or gives permissions to a role. */
export type Granter = {
  readonly roleId: number;
  readonly permissions: readonly string[];
  readonly masksPersonalData: boolean;
};

export type Granted = {
  /** Absent for a role that does not exist yet. */
  readonly id?: number;
  readonly permissions: readonly Permission[];
  readonly masksPersonalData: boolean;
};

type Refusal = Extract<RoleProblemCode, 'DPAY_OWNER_ONLY' | 'DPAY_ROLE_ABOVE_OWN' | 'DPAY_ROLE_UNMASKS'>;

/** Nobody grants what they do not have: a permission, or the sight of personal data. Only an owner makes an owner. */
export const decideGrant = (granter: Granter, role: Granted): Result<true, Refusal> => {
  if (role.id === OWNER_ROLE_ID && granter.roleId !== OWNER_ROLE_ID) return err('DPAY_OWNER_ONLY');
  const above = role.permissions.find((permission) => !granter.permissions.includes(permission));
  if (above !== undefined) return err('DPAY_ROLE_ABOVE_OWN', { permission: above });
  return granter.masksPersonalData && !role.masksPersonalData ? err('DPAY_ROLE_UNMASKS') : ok(true);
};

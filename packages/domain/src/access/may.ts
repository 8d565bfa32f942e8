import { err, ok, type Result } from '../kernel/index.ts';
import type { Flag, Flags, Mode } from './flags.ts';
import { canonicalPermission, type Permission } from './permissions.ts';
import type { AccessProblemCode } from './problems.ts';

/** A signed-in person in one mode. Accepts both spellings of permissions. */
export type Who = {
  readonly permissions: readonly string[];
  readonly flags: Flags;
  readonly mode: Mode;
};

/** What a route, button or operation requires; `any` allows every signed-in person. */
export type Requirement = {
  readonly permission?: Permission | 'any';
  readonly feature?: Flag;
  readonly mode?: Mode | 'any';
};

/** The single access check, used by the menu, the page, the button and the API. */
export const may = (
  who: Who,
  { permission = 'any', feature, mode }: Requirement,
): Result<true, AccessProblemCode> => {
  if (permission !== 'any' && !holds(who, permission)) return err('DPAY_FORBIDDEN', { permission });
  if (feature !== undefined && !who.flags[feature]) return err('DPAY_FEATURE_DISABLED', { feature });
  if (mode === 'sandbox' && who.mode !== 'sandbox') return err('DPAY_SANDBOX_ONLY');
  return ok(true);
};

const holds = (who: Who, permission: Permission): boolean =>
  who.permissions.includes(permission) ||
  who.permissions.some((held) => canonicalPermission(held) === permission);

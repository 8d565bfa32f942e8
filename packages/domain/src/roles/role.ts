import { canonicalPermission, completePermissions, type Permission } from '../access/index.ts';
import { labelProblem, problem, type Problem } from '../kernel/index.ts';
import type { RoleProblemCode } from './problems.ts';

/** Ids below this belong to the built-in roles. */
export const FIRST_OWN_ROLE_ID = 100;
export const isBuiltIn = (roleId: number): boolean => roleId < FIRST_OWN_ROLE_ID;

/** Not shown in the product spec. Enough for every team, and a list that fits on one page. */
export const MOST_OWN_ROLES = 50;
export const ROLE_NAME = { shortest: 2, longest: 40 } as const;

export type RoleTerms = {
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly masksPersonalData: boolean;
};

/** Two roles of a merchant never have the same name, in any case. */
export const roleKey = (name: string): string => name.trim().toLowerCase();

export const roleNameProblem = (text: string): Problem<RoleProblemCode> | undefined => {
  const wrong = labelProblem(text);
  if (wrong) return wrong;
  const { length } = [...text.trim()];
  const { shortest, longest } = ROLE_NAME;
  return length < shortest || length > longest
    ? problem('DPAY_ROLE_NAME_LENGTH', { minimum: shortest, maximum: longest })
    : undefined;
};

/** In both spellings; an unknown one is an error. A role that may do nothing would only show "no access". */
export const rolePermissionsProblem = (texts: readonly string[]): Problem<RoleProblemCode> | undefined => {
  const unknown = texts.find((text) => canonicalPermission(text) === undefined);
  if (unknown !== undefined) return problem('DPAY_PERMISSION_UNKNOWN', { permission: unknown });
  return texts.length === 0 ? problem('DPAY_ROLE_WITHOUT_PERMISSION') : undefined;
};

/** Completed with what each permission needs (`completePermissions`). */
export const readPermissions = (texts: readonly string[]): readonly Permission[] =>
  completePermissions(texts.map(canonicalPermission).filter((one) => one !== undefined));

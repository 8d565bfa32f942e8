export { PROBLEM_CODES, type RoleProblemCode } from './problems.ts';
export {
  FIRST_OWN_ROLE_ID,
  isBuiltIn,
  MOST_OWN_ROLES,
  readPermissions,
  ROLE_NAME,
  roleKey,
  roleNameProblem,
  rolePermissionsProblem,
  type RoleTerms,
} from './role.ts';
export { decideGrant, type Granted, type Granter } from './grant.ts';
export {
  decideOneMoreRole,
  decideRoleChange,
  decideRoleEdit,
  decideRoleRemoval,
  type RoleDifference,
  roleDifferences,
} from './edit.ts';

export { findRole, selectRoles } from './repository.ts';
export type { RoleRow } from './rows.ts';

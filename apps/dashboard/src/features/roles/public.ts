export type { Role } from './api/types.ts';
export { useRoles } from './api/use-roles.ts';
export { PermissionLines } from './components/permission-lines.tsx';
export { rolesLocale } from './locales/index.ts';
export { useRoleText } from './presentation/use-role-text.ts';

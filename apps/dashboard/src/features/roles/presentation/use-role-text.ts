import { ROLES } from '@dasbor/domain/access';
import { isBuiltIn } from '@dasbor/domain/roles';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Role } from '../api/types.ts';

/** What a role is for, in one line. */
export const useRoleText = (): ((role: Role) => string) => {
  const t = useT('roles');
  return (role) => {
    const known = isBuiltIn(role.id) ? KEYS[role.id] : undefined;
    return known ? t(`about.${known}`) : t('about.own', { count: role.permissions.length });
  };
};

// In the order of the built-in roles.
const NAMES = [
  'owner',
  'finance',
  'admin',
  'uploader',
  'approver',
  'developer',
  'viewer',
  'link_maker',
] as const;

const KEYS: Readonly<Record<number, (typeof NAMES)[number] | undefined>> = Object.fromEntries(
  ROLES.map(({ id }, index) => [id, NAMES[index]]),
);

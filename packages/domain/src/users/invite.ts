import { DEFAULT_ROLE_ID } from '../access/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';

type NamedRole = { readonly id: number; readonly name: string };

/** Product spec §3: an invitation names the role by `roleID`, by `role`, or by both; without either it makes an Admin. */
export const invitedRole = <Role extends NamedRole>(
  { roleID, role }: { readonly roleID?: number | undefined; readonly role?: string | undefined },
  roles: readonly Role[],
): Result<Role, 'DPAY_ROLE_UNKNOWN'> => {
  const name = role?.trim().toLowerCase();
  const isNamed = (one: Role) => one.name.toLowerCase() === name;
  const id = roleID ?? (role === undefined ? DEFAULT_ROLE_ID : undefined);
  const found = roles.find((one) => (id === undefined ? isNamed(one) : one.id === id));
  return found && (role === undefined || isNamed(found)) ? ok(found) : err('DPAY_ROLE_UNKNOWN');
};

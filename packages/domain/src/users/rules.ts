import type { Permission } from '../access/index.ts';
import { err, ok, type Result } from '../kernel/index.ts';
import { isOwner, type User, userTransitions } from './user.ts';

/** Who does it, as they are now. */
export type Actor = { readonly id: string; readonly roleId: number; readonly permissions: readonly string[] };

/** Nobody edits, deactivates or removes themselves. */
export const decideOtherAccount = (
  actor: Pick<Actor, 'id'>,
  user: Pick<User, 'id'>,
): Result<true, 'DPAY_OWN_ACCOUNT'> => (actor.id === user.id ? err('DPAY_OWN_ACCOUNT') : ok(true));

/** Only an owner touches an owner. */
export const decideOwnerTouch = (
  actor: Pick<Actor, 'roleId'>,
  user: Pick<User, 'roleId'>,
): Result<true, 'DPAY_OWNER_ONLY'> => (isOwner(user) && !isOwner(actor) ? err('DPAY_OWNER_ONLY') : ok(true));

/**
 * At least one active owner remains. `activeOwners` counts the merchant's active owners now, so it must be read under the lock that every
 * change of an owner takes.
 */
export const decideOwnerRemains = (
  user: Pick<User, 'roleId' | 'status'>,
  activeOwners: number,
): Result<true, 'DPAY_LAST_OWNER'> =>
  isOwner(user) && user.status === 'active' && activeOwners <= 1 ? err('DPAY_LAST_OWNER') : ok(true);

/**
 * Whoever leaves hands over first if nobody else owns the merchant. Only a merchant that never took money and has nobody else may be left
 * behind.
 */
export const decideLeaving = (
  user: Pick<User, 'roleId' | 'status'>,
  merchant: { readonly activeOwners: number; readonly colleagues: number; readonly isSandboxOnly: boolean },
): Result<true, 'DPAY_LAST_OWNER'> =>
  merchant.isSandboxOnly && merchant.colleagues === 0
    ? ok(true)
    : decideOwnerRemains(user, merchant.activeOwners);

export type UserAction = 'edit' | 'deactivate' | 'reactivate' | 'remove' | 'resend';

export type UserRefusal =
  | 'DPAY_FORBIDDEN'
  | 'DPAY_OWN_ACCOUNT'
  | 'DPAY_OWNER_ONLY'
  | 'DPAY_LAST_OWNER'
  | 'DPAY_TRANSITION_NOT_ALLOWED';

const PERMISSION: Permission = 'user_management.create';

const FROM: Readonly<Record<'edit' | 'resend', readonly User['status'][]>> = {
  edit: ['invited', 'active', 'disabled'],
  resend: ['invited'],
};
const TO = { deactivate: 'disabled', reactivate: 'active', remove: 'removed' } as const;

const decideStatus = (user: User, action: UserAction): Result<unknown, 'DPAY_TRANSITION_NOT_ALLOWED'> => {
  if (action === 'edit' || action === 'resend')
    return FROM[action].includes(user.status)
      ? ok(true)
      : err('DPAY_TRANSITION_NOT_ALLOWED', { from: user.status, to: user.status });
  // An invited user becomes active by accepting, not by a colleague.
  if (action === 'reactivate' && user.status !== 'disabled')
    return err('DPAY_TRANSITION_NOT_ALLOWED', { from: user.status, to: 'active' });
  return userTransitions.move(user.status, TO[action]);
};

/** Whether one person may do this to another. The button shows why not, and the server decides again. */
export const decideUserAction = (
  action: UserAction,
  actor: Actor,
  user: User,
  activeOwners: number,
): Result<true, UserRefusal> => {
  if (!actor.permissions.includes(PERMISSION)) return err('DPAY_FORBIDDEN', { permission: PERMISSION });
  const other = decideOtherAccount(actor, user);
  if (!other.ok) return other;
  const touch = decideOwnerTouch(actor, user);
  if (!touch.ok) return touch;
  const status = decideStatus(user, action);
  if (!status.ok) return status;
  return action === 'deactivate' || action === 'remove' ? decideOwnerRemains(user, activeOwners) : ok(true);
};

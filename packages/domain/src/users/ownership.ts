import { err, ok, type Result } from '../kernel/index.ts';
import { decideOtherAccount } from './rules.ts';
import { isOwner, type User } from './user.ts';

/** Not shown in the product spec. The receiver may be on leave for a few days. */
export const OWNERSHIP_DAYS = 7;

/** What a giver becomes once the receiver has accepted. */
export const FORMER_OWNER_ROLE_ID = 3;

export const OWNERSHIP_STATUSES = ['waiting', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type OwnershipStatus = (typeof OWNERSHIP_STATUSES)[number];

export const ownershipExpiry = (now: Date): Date => new Date(now.getTime() + OWNERSHIP_DAYS * 86_400_000);

/** A hand-over that nobody accepted in time has expired; nothing needs to write that down. */
export const ownershipStatusOf = (
  { status, expiresAt }: { readonly status: OwnershipStatus; readonly expiresAt: string },
  now: Date,
): OwnershipStatus => (status === 'waiting' && Date.parse(expiresAt) <= now.getTime() ? 'expired' : status);

/** Only an owner gives, and only to another active person who is no owner yet. */
export const decideHandOver = (
  giver: Pick<User, 'id' | 'roleId'>,
  receiver: User,
): Result<
  true,
  | 'DPAY_OWNER_ONLY'
  | 'DPAY_OWN_ACCOUNT'
  | 'DPAY_OWNERSHIP_RECEIVER_INACTIVE'
  | 'DPAY_OWNERSHIP_RECEIVER_OWNER'
> => {
  if (!isOwner(giver)) return err('DPAY_OWNER_ONLY');
  const other = decideOtherAccount(giver, receiver);
  if (!other.ok) return other;
  if (receiver.status !== 'active') return err('DPAY_OWNERSHIP_RECEIVER_INACTIVE');
  return isOwner(receiver) ? err('DPAY_OWNERSHIP_RECEIVER_OWNER') : ok(true);
};

/** At the moment of accepting, the giver must still be an active owner: otherwise they have nothing to give. */
export const decideAcceptance = (
  transfer: { readonly status: OwnershipStatus; readonly expiresAt: string },
  giver: Pick<User, 'roleId' | 'status'>,
  now: Date,
): Result<true, 'DPAY_OWNERSHIP_ENDED'> =>
  ownershipStatusOf(transfer, now) === 'waiting' && isOwner(giver) && giver.status === 'active'
    ? ok(true)
    : err('DPAY_OWNERSHIP_ENDED');

import {
  type Flag,
  FLAGS,
  type Flags,
  may,
  type Mode,
  type Permission,
  PERMISSIONS,
  type Who,
} from '../access/index.ts';
import { FULL_ACCOUNT_FLAGS } from '../onboarding/index.ts';

/** What a page or an operation needs. A permission has a dot in its name, a feature has none. */
export type Need = Permission | Flag;

export const NEEDS: readonly Need[] = /* @__PURE__ */ [...PERMISSIONS, ...FLAGS];

export type Missing =
  /** The role of the person lacks the permission. */
  | 'permission'
  /** The feature is off for the merchant in this mode. */
  | 'feature'
  /** The feature is off, because a basic account cannot have it. */
  | 'plan'
  /** The feature is off here and on in live. */
  | 'mode'
  | 'none';

type Around = {
  readonly who: Who;
  /** The flags of the merchant in the other mode; null if it has no access to the other mode. */
  readonly otherFlags: Flags | null;
  readonly isFullAccount: boolean;
};

const isFeature = (need: Need): need is Flag => (FLAGS as readonly Need[]).includes(need);

export const whatIsMissing = (need: Need, { who, otherFlags, isFullAccount }: Around): Missing => {
  if (!isFeature(need)) return may(who, { permission: need }).ok ? 'none' : 'permission';
  if (may(who, { feature: need }).ok) return 'none';
  if (who.mode === 'sandbox' && otherFlags?.[need]) return 'mode';
  return who.mode === 'live' && !isFullAccount && FULL_ACCOUNT_FLAGS.includes(need) ? 'plan' : 'feature';
};

/** The other mode, if the feature is on there. */
export const modeThatHas = (
  need: Need,
  { who, otherFlags }: Pick<Around, 'who' | 'otherFlags'>,
): Mode | null => {
  if (!isFeature(need) || !otherFlags?.[need]) return null;
  return who.mode === 'live' ? 'sandbox' : 'live';
};

/**
 * The permissions of a colleague who can give what is missing. Nobody can grant a permission that they do not hold. Features and the plan are
 * asked for at our team by whoever manages the merchant's settings and users.
 */
export const giverPermissions = (need: Need): readonly Permission[] => [
  'user_management.create',
  isFeature(need) ? 'settings.view' : need,
];

import { POLICIES, policy } from '@dasbor/domain/policy';
import type { Decision } from '@dasbor/domain/policy';
import type { Session } from '../../spec/handlers.ts';

/**
 * Whether the clock and the account's standing allow it now. Who may was asked at the door, in the contract's words: by
 * permission, or by the scope of a key, which has no permissions.
 */
export const decideMoment = (action: 'disburse' | 'approve', session: Session, now: Date): Decision => {
  const { permission } = POLICIES[action].needs;
  return policy(action, { ...session, now, permissions: permission ? [permission] : [] });
};

import { effectiveFlags, may } from '@dasbor/domain/access';
import type { Permission } from '@dasbor/domain/access';
import type { Claims } from '../../platform/auth/tokens.ts';
import type { EnteredSession } from '../../platform/db/db.ts';
import type { Operation } from '../contract.ts';
import type { Session } from '../handlers.ts';
import { refuse } from '../refused.ts';

/** 401: the token's session must still be open and its user enabled. */
export const admit = (claims: Claims, entered: EnteredSession | undefined, now: Date): Session => {
  if (!entered || entered.user_id !== claims.sub || entered.merchant_id !== claims.merchant_id) {
    return refuse('DPAY_UNAUTHORIZED_ACCESS');
  }
  const ended =
    entered.revoked || entered.user_status !== 'active' || Date.parse(entered.expires_at) <= now.getTime();
  if (ended) return refuse('DPAY_SESSION_EXPIRED');
  return {
    sessionId: claims.sid,
    userId: entered.user_id,
    merchantId: entered.merchant_id,
    mode: claims.mode,
    email: entered.email,
    name: entered.name,
    roleId: entered.role_id,
    roleName: entered.role_name,
    permissions: entered.permissions.split(',').filter(Boolean) as Permission[],
    flags: effectiveFlags(entered.feature_config, claims.mode),
    masksPersonalData: entered.masks_personal_data,
    suspended: entered.is_suspended,
    clockAheadMs: entered.clock_ahead_ms,
    needsTwoStep: entered.needs_two_step,
  };
};

/** 403: checks a required second step, then permission, feature and mode against the contract, then the merchant's status. */
export const authorise = (operation: Operation, session: Session): void => {
  const { permission } = operation;
  if (permission === 'key') return refuse('DPAY_API_KEY_REQUIRED');
  if (session.needsTwoStep && !operation.beforeTwoStep) refuse('DPAY_TWO_STEP_SETUP_REQUIRED');
  const allowed = may(session, {
    ...(permission !== 'public' && { permission }),
    ...(operation.feature && { feature: operation.feature }),
    mode: operation.mode,
  });
  if (!allowed.ok) refuse(allowed.problem.code, allowed.problem.params);
  if (operation.refusesSuspended && session.suspended) refuse('DPAY_MERCHANT_SUSPENDED');
};

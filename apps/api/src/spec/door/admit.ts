import { effectiveFlags, isModeOpen, may, viewAs } from '@dasbor/domain/access';
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
  return sessionOf(claims, entered, now) ?? refuse('DPAY_SESSION_EXPIRED');
};

/** Undefined if it ended. */
export const sessionOf = (
  claims: Pick<Claims, 'sid' | 'mode'>,
  entered: EnteredSession,
  now: Date,
): Session | undefined => {
  const ended =
    entered.revoked || entered.user_status !== 'active' || Date.parse(entered.expires_at) <= now.getTime();
  if (ended) return undefined;
  return {
    sessionId: claims.sid,
    userId: entered.user_id,
    merchantId: entered.merchant_id,
    mode: claims.mode,
    email: entered.email,
    name: entered.name,
    roleId: entered.role_id,
    roleName: entered.role_name,
    ...rightsOf(entered),
    flags: effectiveFlags(entered.feature_config, claims.mode),
    suspended: entered.is_suspended,
    activated: isModeOpen(claims.mode, { is_live: true, sandbox_only: entered.sandbox_only }),
    clockAheadMs: entered.clock_ahead_ms,
    needsTwoStep: entered.needs_two_step,
  };
};

const listed = (permissions: string | null): Permission[] =>
  (permissions ?? '').split(',').filter(Boolean) as Permission[];

/** Those of the user; while they view as a role, only what both have. */
const rightsOf = (
  entered: EnteredSession,
): Pick<Session, 'permissions' | 'masksPersonalData' | 'viewingAs'> => {
  const own = { permissions: listed(entered.permissions), masksPersonalData: entered.masks_personal_data };
  const { viewed_role_id: roleId, viewed_role_name: roleName } = entered;
  if (roleId === null || roleName === null) return { ...own, viewingAs: null };
  const role = {
    permissions: listed(entered.viewed_permissions),
    masksPersonalData: entered.viewed_masks ?? true,
  };
  return { ...viewAs(own, role), viewingAs: { roleId, roleName } };
};

/** 403: checks a required second step, then permission, feature and mode against the contract, then the merchant's status. */
export const authorise = (operation: Operation, session: Session): void => {
  const { permission } = operation;
  if (permission === 'key') return refuse('DPAY_API_KEY_REQUIRED');
  if (session.viewingAs && !operation.whileViewing) refuse('DPAY_VIEWING_AS');
  if (session.needsTwoStep && !operation.beforeTwoStep) refuse('DPAY_TWO_STEP_SETUP_REQUIRED');
  const allowed = may(session, {
    ...(permission !== 'public' && { permission }),
    ...(operation.feature && { feature: operation.feature }),
    mode: operation.mode,
  });
  if (!allowed.ok) refuse(allowed.problem.code, allowed.problem.params);
  const isOwn = permission === 'any' || permission === 'public';
  if (operation.needsActivation && !isOwn && !session.activated) refuse('DPAY_ACCOUNT_NOT_ACTIVE');
  if (operation.refusesSuspended && session.suspended) refuse('DPAY_MERCHANT_SUSPENDED');
};

import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { readSignedIn } from './repository.ts';

/** Adds what the session does not contain: the current merchant and user. */
export const getSession: Handler<'getSession'> = async ({ tx, session, deps }) => {
  const row = await readSignedIn(tx, session.sessionId);
  return ok({
    data: {
      user_id: session.userId,
      name: session.name,
      email: session.email,
      mobile: row.phone,
      merchant_id: session.merchantId,
      merchant_name: row.merchant_name,
      role_id: session.roleId,
      role_name: session.roleName,
      viewing_as: session.viewingAs && {
        role_id: session.viewingAs.roleId,
        role_name: session.viewingAs.roleName,
      },
      permissions: [...session.permissions],
      masks_personal_data: session.masksPersonalData,
      mode: session.mode,
      is_live: !row.sandbox_only,
      sandbox_only: row.sandbox_only,
      onboarding_status: row.onboarding_status,
      onboarding_verification_bypass: row.onboarding_bypass,
      is_otp_enabled: row.two_step,
      must_set_up_two_step: row.needs_two_step,
      is_suspended: session.suspended,
      clock_ahead_ms: session.clockAheadMs,
      login_count: row.login_count,
      merchant_count: row.merchant_count,
      feature_config: session.flags,
      merchant_subaccount_preset: row.preset,
      hidden_menus: [...deps.merchants(session.merchantId).hiddenMenus],
      signed_in_at: row.signed_in_at,
      session_expires_at: row.expires_at,
    },
  });
};

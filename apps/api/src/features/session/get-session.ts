import sql from 'sql-template-tag';
import { ok } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';

type Preset = SuccessBody<'getSession'>['data']['merchant_subaccount_preset'];

/** What the sign-in itself does not say: the merchant and the person as they are now. */
export const getSession: Handler<'getSession'> = async ({ tx, session }) => {
  const row = await tx.one<{
    phone: string | null;
    two_step: boolean;
    login_count: number;
    merchant_name: string;
    onboarding_status: 'basic' | 'full';
    onboarding_bypass: boolean;
    sandbox_only: boolean;
    preset: Preset;
    signed_in_at: string;
    expires_at: string;
  }>(sql`
    select u.phone, u.two_step, u.login_count, m.name as merchant_name, m.onboarding_status, m.onboarding_bypass,
           m.sandbox_only, m.preset, s.created_at as signed_in_at, s.expires_at
      from auth_session s
      join user_account u on u.user_id = s.user_id
      join merchant m on m.merchant_id = s.merchant_id
     where s.session_id = ${session.sessionId}`);
  return ok({
    data: {
      user_id: session.userId,
      name: session.name,
      email: session.email,
      mobile: row.phone,
      merchant_id: session.merchantId,
      merchant_name: row.merchant_name,
      role_name: session.roleName,
      permissions: [...session.permissions],
      masks_personal_data: session.masksPersonalData,
      mode: session.mode,
      is_live: !row.sandbox_only,
      sandbox_only: row.sandbox_only,
      onboarding_status: row.onboarding_status,
      onboarding_verification_bypass: row.onboarding_bypass,
      is_otp_enabled: row.two_step,
      is_suspended: session.suspended,
      login_count: row.login_count,
      feature_config: session.flags,
      merchant_subaccount_preset: row.preset,
      signed_in_at: row.signed_in_at,
      session_expires_at: row.expires_at,
    },
  });
};

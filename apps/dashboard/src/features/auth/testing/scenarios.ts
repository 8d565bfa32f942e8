import optionsFile from '../../../../../../openapi/features/auth/examples/passkey-request-options.json' with { type: 'json' };
import { ok, offline, problem, type Scenario } from '@dasbor/sdk/testing';
import { challengeOf } from '../../../shared/testing/challenge.ts';
import { example } from '../../../shared/testing/example.ts';

const tokens = { token: 'live-token', refresh_token: 'live-refresh' };

export const signedIn = {
  otp_required: false,
  ...tokens,
  sandbox: { token: 'sandbox-token', refresh_token: 'sandbox-refresh' },
  merchant_id: 'mer_01KAJ800000000000000000001',
  name: 'Ratna Kusuma',
  is_live: true,
  onboarding_status: 'full',
  role_name: 'Owner',
  permissions: ['home.view'],
  email: 'owner@demo.test',
} as const;

/** product spec §8, the error catalog of the sign-in. */
export const signIn = {
  succeeds: { login: ok({ data: { ...signedIn, permissions: [...signedIn.permissions] } }) },
  needsCode: { login: () => ok({ data: challengeOf() }) },
  pending: { login: 'pending' },
  wrongPassword: { login: problem(401, 'DPAY_INVALID_CREDENTIALS') },
  tooLong: {
    login: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'password', code: 'DPAY_FIELD_TOO_LONG', params: { max: 256 } }],
    }),
  },
  locked: { login: problem(403, 'DPAY_ACCOUNT_LOCKED', { remaining_minutes: 27 }) },
  sendLimit: { login: problem(429, 'DPAY_OTP_SEND_LIMIT', { remaining_minutes: 45 }) },
  emailNotFound: { login: problem(404, 'DPAY_EMAIL_NOT_FOUND') },
  emailNotVerified: {
    login: problem(403, 'DPAY_EMAIL_NOT_VERIFIED'),
    resendVerificationEmail: ok({ data: { accepted: true } }),
  },
  unreachable: { login: offline() },
  broken: { login: problem(500, 'DPAY_INTERNAL_ERROR', undefined, { requestId: 'req_01KAJ8M2Q7' }) },
} satisfies Record<string, Scenario>;

export const verification = {
  invalid: { verifyLoginOtp: problem(400, 'DPAY_OTP_INVALID', { remaining_attempts: 2 }) },
  invalidOnceMore: { verifyLoginOtp: problem(400, 'DPAY_OTP_INVALID', { remaining_attempts: 1 }) },
  expired: { verifyLoginOtp: problem(400, 'DPAY_OTP_EXPIRED') },
  noneLeft: { verifyLoginOtp: problem(403, 'DPAY_MAX_OTP_ATTEMPTS', { remaining_minutes: 60 }) },
  sessionOver: { verifyLoginOtp: problem(401, 'DPAY_OTP_SESSION_EXPIRED') },
  /** The passkeys of another site: every browser refuses. */
  passkeyRefused: {
    createLoginPasskeyOptions: ok(example<'createLoginPasskeyOptions'>(optionsFile)),
  },
  lostReported: { reportLostSecondStep: ok({ data: { opens_at: '2026-11-23T03:15:00.000Z' } }) },
  resends: { resendLoginOtp: () => ok({ data: challengeOf() }) },
  resendLimit: { resendLoginOtp: problem(429, 'DPAY_OTP_SEND_LIMIT', { remaining_minutes: 58 }) },
} satisfies Record<string, Scenario>;

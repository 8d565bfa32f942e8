import { offline, ok, problem, type Scenario } from '@dasbor/sdk/testing';
import type { Invitation } from '../api/use-invitation.ts';

const accepted = ok({ data: { accepted: true as const } });

export const invitationOf = (different: Partial<Invitation> = {}): Invitation => ({
  merchant_name: 'Kopi Nusantara',
  inviter_name: 'Ratna Wijayanti',
  email: 'budi@contoh.example',
  role_name: 'Finance',
  needs_password: true,
  ...different,
});

/** product spec §8, Sign up: registration failed; email invalid or taken; missing fields. */
export const signUp = {
  succeeds: { registerUser: accepted },
  pending: { registerUser: 'pending' },
  leakedPassword: {
    registerUser: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'password', code: 'DPAY_PASSWORD_LEAKED' }],
    }),
  },
  emailTaken: {
    registerUser: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'email', code: 'DPAY_EMAIL_TAKEN' }],
    }),
  },
  tooMany: { registerUser: problem(429, 'DPAY_RATE_LIMITED', { retry_after: 1800 }) },
  unreachable: { registerUser: offline() },
} satisfies Record<string, Scenario>;

export const verification = {
  resends: { resendVerificationEmail: accepted },
  tooEarly: { resendVerificationEmail: problem(429, 'DPAY_OTP_RESEND_COOLDOWN', { retry_after: 40 }) },
} satisfies Record<string, Scenario>;

const read = (different: Partial<Invitation> = {}) => ({
  readInvitation: ok({ data: invitationOf(different) }),
});

export const invitation = {
  reading: { readInvitation: 'pending' },
  ofNewPerson: { ...read(), createPassword: accepted },
  ofKnownPerson: { ...read({ needs_password: false, inviter_name: null }), createPassword: accepted },
  leakedPassword: {
    ...read(),
    createPassword: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'password', code: 'DPAY_PASSWORD_LEAKED' }],
    }),
  },
  spent: { readInvitation: problem(400, 'DPAY_TOKEN_INVALID') },
  spentMeanwhile: { ...read(), createPassword: problem(400, 'DPAY_TOKEN_INVALID') },
  unreachable: { readInvitation: [offline(), ok({ data: invitationOf() })] },
} satisfies Record<string, Scenario>;

const tokens = { token: 'live-token', refresh_token: 'live-refresh' };
const signedIn = ok({
  data: {
    otp_required: false as const,
    ...tokens,
    sandbox: { token: 'sandbox-token', refresh_token: 'sandbox-refresh' },
    merchant_id: 'mer_01KAJ800000000000000000001',
    name: 'Sri Wahyuni',
    is_live: false,
    onboarding_status: 'basic' as const,
    role_name: 'Owner',
    permissions: ['home.view'],
    email: '+6281234567890',
  },
});

const challenge = ({ left = 3 } = {}) => {
  const now = Date.now();
  return ok({
    data: {
      otp_session: 'ots_9Q2c7vM4mZ1xR8tK5wLd3A',
      sent_to: '+62********890',
      confirms: 'Masuk ke Dasbor',
      resend_after: new Date(now + 60_000).toISOString(),
      expires_at: new Date(now + 300_000).toISOString(),
      remaining_attempts: left,
    },
  });
};
const categories = {
  listMerchantCategories: ok({
    data: [
      { slug: 'restaurants', name: { id: 'Restoran', en: 'Restaurants' } },
      { slug: 'groceries', name: { id: 'Bahan pokok', en: 'Groceries' } },
    ],
  }),
};
const begins = { registerByWhatsApp: () => challenge(), loginByWhatsApp: () => challenge() };

/** product spec §7, sign-up and sign-in by WhatsApp number. */
export const whatsApp = {
  succeeds: {
    ...categories,
    ...begins,
    verifyWhatsAppCode: signedIn,
  },
  sendLimit: {
    ...categories,
    loginByWhatsApp: problem(429, 'DPAY_OTP_SEND_LIMIT', { remaining_minutes: 45 }),
  },
  wrongCode: {
    ...categories,
    ...begins,
    verifyWhatsAppCode: problem(400, 'DPAY_OTP_INVALID', { remaining_attempts: 2 }),
  },
  needsPassword: { ...begins, verifyWhatsAppCode: problem(403, 'DPAY_WHATSAPP_NEEDS_PASSWORD') },
  sessionOver: { ...begins, verifyWhatsAppCode: problem(401, 'DPAY_OTP_SESSION_EXPIRED') },
  noCategories: { listMerchantCategories: [offline(), categories.listMerchantCategories] },
} satisfies Record<string, Scenario>;

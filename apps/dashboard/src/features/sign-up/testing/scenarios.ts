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

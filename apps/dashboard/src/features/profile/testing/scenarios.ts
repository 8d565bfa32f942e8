import { ok, offline, problem, type Scenario } from '@dasbor/sdk/testing';
import { challengeOf } from '../../../shared/testing/challenge.ts';
import type { Profile } from '../api/use-profile.ts';

export const profileOf = (changes: Partial<Profile> = {}): Profile => ({
  user_id: 'usr_01KAJ800000000000000000001',
  name: 'Ratna Kusuma',
  email: 'owner@demo.test',
  mobile: '+6281234567890',
  language: 'id',
  role_name: 'Owner',
  is_otp_enabled: false,
  is_two_step_required: false,
  password_changed_at: '2026-09-02T02:15:00.000Z',
  created_at: '2025-02-11T08:00:00.000Z',
  ...changes,
});

const shown = { getProfile: ok({ data: profileOf() }) } satisfies Scenario;
const codeSent = { requestOtp: () => ok({ data: challengeOf() }) } satisfies Scenario;

export const profile = {
  shown,
  twoStepOn: { getProfile: ok({ data: profileOf({ is_otp_enabled: true }) }) },
  loading: { getProfile: 'pending' },
  unreachable: { getProfile: offline() },
  saves: {
    ...shown,
    updateProfile: ({ body }) => ok({ data: profileOf(body as Partial<Profile>) }),
  },
  turnsTwoStepOn: {
    ...codeSent,
    getProfile: [ok({ data: profileOf() }), ok({ data: profileOf({ is_otp_enabled: true }) })],
    verifyOtp: ok({ data: { otp_token: 'otp_1', expires_at: new Date(Date.now() + 300_000).toISOString() } }),
    setTwoStep: ok({ data: profileOf({ is_otp_enabled: true }) }),
  },
  changesEmail: {
    ...shown,
    ...codeSent,
    verifyOtp: ok({ data: { otp_token: 'otp_1', expires_at: new Date(Date.now() + 300_000).toISOString() } }),
    changeEmail: ok({ data: { accepted: true as const } }),
  },
  wrongCode: {
    ...shown,
    ...codeSent,
    verifyOtp: problem(400, 'DPAY_OTP_INVALID', { remaining_attempts: 2 }),
  },
  codeLimit: { ...shown, requestOtp: problem(429, 'DPAY_OTP_SEND_LIMIT', { remaining_minutes: 60 }) },
  choosesEnglish: {
    ...shown,
    updateProfile: ({ body }) => ok({ data: profileOf(body as Partial<Profile>) }),
  },
  deletesAccount: {
    ...shown,
    ...codeSent,
    verifyOtp: ok({ data: { otp_token: 'otp_1', expires_at: new Date(Date.now() + 300_000).toISOString() } }),
    deleteProfile: 'pending',
  },
  lastOwner: { ...shown, requestOtp: problem(409, 'DPAY_LAST_OWNER') },
  signsOutEverywhere: { ...shown, logoutAll: ok() },
  passwordChanged: { ...shown, changePassword: ok() },
  wrongPassword: {
    ...shown,
    changePassword: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'current_password', code: 'DPAY_PASSWORD_WRONG', params: { remaining_attempts: 2 } }],
    }),
  },
  passwordTooLong: {
    ...shown,
    changePassword: problem(400, 'DPAY_INVALID_REQUEST', undefined, {
      fields: [{ field: 'password', code: 'DPAY_FIELD_TOO_LONG', params: { max: 256 } }],
    }),
  },
  passwordTriesUsedUp: { ...shown, changePassword: problem(403, 'DPAY_PASSWORD_TRIES_USED_UP') },
} satisfies Record<string, Scenario>;

import { ok, type Scenario } from '@dasbor/sdk/testing';
import type { Challenge } from '../forms/otp/challenge.ts';

/** An OTP challenge that was sent `sentSecondsAgo` ago. */
export const challengeOf = (changes: Partial<Challenge> = {}, sentSecondsAgo = 0): Challenge => {
  const sentAt = Date.now() - sentSecondsAgo * 1000;
  return {
    otp_required: true,
    otp_session: 'ots_9Q2c7vM4mZ1xR8tK5wLd3A',
    methods: ['mail_code'],
    sent_to: 'ap******@demo.test',
    confirms: 'Tarik Rp 1.500.000 ke Bank Central Asia (BCA) ••••7002 a.n. PT KOPI NUSANTARA',
    resend_after: new Date(sentAt + 60_000).toISOString(),
    expires_at: new Date(sentAt + 300_000).toISOString(),
    remaining_attempts: 3,
    may_remember_device: false,
    ...changes,
  };
};

/** A challenge for a person with a passkey, an authenticator app and recovery codes. */
export const strongChallengeOf = (changes: Partial<Challenge> = {}): Challenge =>
  challengeOf({
    methods: ['passkey', 'authenticator', 'recovery_code'],
    sent_to: '',
    resend_after: new Date().toISOString(),
    expires_at: new Date(Date.now() + 900_000).toISOString(),
    ...changes,
  });

/** Sends a code on request, not when this file is loaded, and accepts any code. */
export const codeTaken = {
  requestOtp: () => ok({ data: challengeOf() }),
  verifyOtp: ok({
    data: { otp_token: 'otc_4f7kQ2mZ9xT6vB1nR8sL5wYc', expires_at: '2026-11-21T05:10:00.000Z' },
  }),
} satisfies Scenario;

import { LOGIN_POLICY } from './policy.ts';

/** Number of codes sent for one challenge, and when the last one was sent. */
export type OtpSends = {
  readonly sends: number;
  readonly lastSentAt: Date;
};

const MINUTE_MS = 60_000;
/** Codes mailed before this no longer count. */
export const OTP_SEND_WINDOW_MS: number = LOGIN_POLICY.otpLockMinutes * MINUTE_MS;

/** Whole minutes until another code may be sent; 0 if it may be sent now. */
export const minutesUntilOtpSend = (mailed: readonly OtpSends[], now: Date): number => {
  const waitsMs = mailed
    .map(({ sends, lastSentAt }) => ({
      sends,
      ms: lastSentAt.getTime() + OTP_SEND_WINDOW_MS - now.getTime(),
    }))
    .filter(({ ms }) => ms > 0)
    .toSorted((a, b) => a.ms - b.ms);
  let counted = waitsMs.reduce((sum, { sends }) => sum + sends, 0);
  let waitMs = 0;
  for (const { sends, ms } of waitsMs) {
    if (counted < LOGIN_POLICY.otpMaxSends) break;
    counted -= sends;
    waitMs = ms;
  }
  return Math.ceil(waitMs / MINUTE_MS);
};

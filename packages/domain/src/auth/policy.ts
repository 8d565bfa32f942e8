/**
 * Product spec §9: three tries of an OTP, an hour's lock-out, a minute between sends, at least 8 characters.
 * The lock of a password after five tries, the five sends and the five minutes of a code are ours.
 */
export const LOGIN_POLICY = {
  maxAttempts: 5,
  lockMinutes: 30,
  otpTries: 3,
  otpLockMinutes: 60,
  otpResendCooldownSeconds: 60,
  otpMaxSends: 5,
  otpExpirySeconds: 300,
} as const;

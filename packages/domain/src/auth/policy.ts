/**
 * Product spec §9: three OTP attempts, a one-hour lock, one minute between sends, at least 8 characters. The password lock after five
 * attempts, the five sends and the five-minute code lifetime are ours.
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

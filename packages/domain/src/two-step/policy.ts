/** RFC 6238 gives the six digits and 30 seconds. The other limits are ours (docs/decisions/0056). */
export const TWO_STEP_POLICY = {
  totpStepSeconds: 30,
  totpDigits: 6,
  /** A phone's clock may be one step off, in both directions. */
  totpDriftSteps: 1,
  recoveryCodes: 10,
  maxPasskeys: 10,
  passkeyChallengeSeconds: 300,
  /** How long a sign-in waits for a code that is not mailed. */
  waitSeconds: 900,
  rememberDays: 30,
  /** From reporting that every way is lost to signing in with a mailed code. The holder has so long to notice the mail. */
  lostHours: 72,
  /** A browser offers as many, because several people may use it. */
  maxDeviceTokens: 5,
} as const;

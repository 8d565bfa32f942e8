const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Product spec §9. The warning's minute and the half minute of activity are ours; the three hours end a sign-in whatever it does. */
export const SESSION_POLICY = {
  accessTokenMs: HOUR_MS,
  refreshBeforeMs: 10 * MINUTE_MS,
  refreshRetryMs: 2 * MINUTE_MS,
  refreshMaxAttempts: 3,
  idleLimitMs: 30 * MINUTE_MS,
  idleWarningMs: MINUTE_MS,
  activityEveryMs: MINUTE_MS / 2,
  lifetimeMs: 3 * HOUR_MS,
} as const;

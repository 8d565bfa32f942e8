const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Product spec §9. The one-minute warning and the half-minute activity interval are ours; the three-hour limit ends every sign-in,
 * active or not.
 */
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

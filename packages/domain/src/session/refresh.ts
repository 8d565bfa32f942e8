import { SESSION_POLICY } from './policy.ts';

export interface RefreshClock {
  /** When the access token ends, epoch milliseconds. */
  readonly expiresAt: number;
  /** Refreshes of this token that failed; 0 before the first try. */
  readonly attempts: number;
  readonly now: number;
}

export type NextRefresh = { readonly wait: number } | { readonly stop: 'attempts_used' };

/** Product spec §9: begins 10 minutes before expiry, then every 2 minutes, at most 3 times. */
export function nextRefresh({ expiresAt, attempts, now }: RefreshClock): NextRefresh {
  const { refreshBeforeMs, refreshRetryMs, refreshMaxAttempts } = SESSION_POLICY;

  if (attempts >= refreshMaxAttempts) return { stop: 'attempts_used' };
  if (attempts > 0) return { wait: refreshRetryMs };
  return { wait: Math.max(0, expiresAt - refreshBeforeMs - now) };
}

/** A sign-in ends after its lifetime, refreshed or not. */
export function isSessionOver({ signedInAt, now }: { signedInAt: number; now: number }): boolean {
  return now - signedInAt >= SESSION_POLICY.lifetimeMs;
}

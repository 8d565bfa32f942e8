import { SESSION_POLICY } from './policy.ts';

export type RefreshClock = {
  /** Expiry of the access token, epoch milliseconds. */
  readonly expiresAt: number;
  /** Failed refreshes of this token; 0 before the first attempt. */
  readonly attempts: number;
  readonly now: number;
};

export type NextRefresh = { readonly wait: number } | { readonly stop: 'attempts_used' };

/** Product spec §9: starts 10 minutes before expiry, then every 2 minutes, at most 3 attempts. */
export const nextRefresh = ({ expiresAt, attempts, now }: RefreshClock): NextRefresh => {
  const { refreshBeforeMs, refreshRetryMs, refreshMaxAttempts } = SESSION_POLICY;

  if (attempts >= refreshMaxAttempts) return { stop: 'attempts_used' };
  if (attempts > 0) return { wait: refreshRetryMs };
  return { wait: Math.max(0, expiresAt - refreshBeforeMs - now) };
};

/** A sign-in ends after its lifetime, even if it was refreshed. */
export const isSessionOver = ({ signedInAt, now }: { signedInAt: number; now: number }): boolean =>
  now - signedInAt >= SESSION_POLICY.lifetimeMs;

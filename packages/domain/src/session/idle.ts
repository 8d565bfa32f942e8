import { SESSION_POLICY } from './policy.ts';

export type IdleState =
  | { readonly state: 'active'; /** Until the warning is due. */ readonly changesInMs: number }
  | { readonly state: 'warning'; /** Until the session ends. */ readonly changesInMs: number }
  | { readonly state: 'ended' };

/**
 * Whether the server ends a session, based on the last call it recorded. The dashboard reports activity at most every
 * `activityEveryMs`, and the server records calls as rarely. The limit allows for both, so that the server never ends a session before
 * the dashboard would.
 */
export const isSessionIdle = ({ lastSeenAt, now }: { lastSeenAt: number; now: number }): boolean => {
  const { idleLimitMs, activityEveryMs } = SESSION_POLICY;
  return now - lastSeenAt >= idleLimitMs + 2 * activityEveryMs;
};

/** The state of an idle session; one timer of `changesInMs` is enough to follow it. Times are epoch milliseconds. */
export const idleState = ({ lastActivityAt, now }: { lastActivityAt: number; now: number }): IdleState => {
  const { idleLimitMs, idleWarningMs } = SESSION_POLICY;
  // A clock that was set back must neither end a session nor extend it beyond the limit.
  const idleMs = Math.max(0, now - lastActivityAt);
  const warnAfterMs = idleLimitMs - idleWarningMs;

  if (idleMs >= idleLimitMs) return { state: 'ended' };
  if (idleMs >= warnAfterMs) return { state: 'warning', changesInMs: idleLimitMs - idleMs };
  return { state: 'active', changesInMs: warnAfterMs - idleMs };
};

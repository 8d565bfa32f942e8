import { SESSION_POLICY } from './policy.ts';

export type IdleState =
  | { readonly state: 'active'; /** Until the warning is due. */ readonly changesInMs: number }
  | { readonly state: 'warning'; /** Until the session ends. */ readonly changesInMs: number }
  | { readonly state: 'ended' };

/** Where an untouched session stands; one timer of `changesInMs` is enough to follow it. Times are epoch milliseconds. */
export function idleState({ lastActivityAt, now }: { lastActivityAt: number; now: number }): IdleState {
  const { idleLimitMs, idleWarningMs } = SESSION_POLICY;
  // A clock set back must neither end a session nor lengthen it beyond the limit.
  const idleMs = Math.max(0, now - lastActivityAt);
  const warnAfterMs = idleLimitMs - idleWarningMs;

  if (idleMs >= idleLimitMs) return { state: 'ended' };
  if (idleMs >= warnAfterMs) return { state: 'warning', changesInMs: idleLimitMs - idleMs };
  return { state: 'active', changesInMs: warnAfterMs - idleMs };
}

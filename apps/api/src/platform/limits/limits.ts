import type { Clock } from '../clock.ts';

export type LimitRule = { most: number; perSeconds: number };
/** Seconds until the window ends, or undefined if the call is allowed. */
export type Limit = (key: string) => number | undefined;

// Callers choose the keys, so their number is limited. A full map evicts the oldest window.
const MAX_KEYS = 50_000;

/**
 * A fixed window per key, in this process only, as protection against floods. Limits that must hold across instances and restarts are in
 * the database.
 */
export const makeLimit = ({ most, perSeconds }: LimitRule, clock: Clock): Limit => {
  const windows = new Map<string, { count: number; endsMs: number }>();
  return (key) => {
    const nowMs = clock.now().getTime();
    const open = windows.get(key);
    // A window that ends later than a new one would end dates from before the clock was set back.
    if (!open || open.endsMs <= nowMs || open.endsMs > nowMs + perSeconds * 1000) {
      windows.delete(key);
      if (windows.size >= MAX_KEYS) windows.delete(windows.keys().next().value ?? '');
      windows.set(key, { count: 1, endsMs: nowMs + perSeconds * 1000 });
      return undefined;
    }
    open.count += 1;
    return open.count > most ? Math.ceil((open.endsMs - nowMs) / 1000) : undefined;
  };
};

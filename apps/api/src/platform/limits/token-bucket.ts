import type { RateLimit } from '@dasbor/domain/api-keys';
import type { Clock } from '../clock.ts';

export type Taken = {
  ok: boolean;
  limit: number;
  /** Whole calls that are left. */
  remaining: number;
  /** Seconds until the bucket is full again. */
  resetSeconds: number;
  /** Seconds until the next call is taken; 0 when one is left. */
  retrySeconds: number;
};

export type Buckets = {
  take: (key: string) => Taken;
  /** Where the bucket stands, taking nothing. */
  look: (key: string) => Taken;
};

// Keys come from callers, so their number is bounded; a bucket that was forgotten is a full one.
const MAX_KEYS = 50_000;

/**
 * A bucket per key, filled evenly. In this process alone: a brake, and each copy of the server allows at least what is
 * published. A call through the database for every call by key would cost more than what it brakes.
 */
export const makeBuckets = ({ perSecond, burst }: RateLimit, clock: Clock): Buckets => {
  const buckets = new Map<string, { tokens: number; atMs: number }>();

  const levelOf = (key: string, nowMs: number): number => {
    const bucket = buckets.get(key);
    if (!bucket) return burst;
    // A clock that was set back fills nothing.
    return Math.min(burst, bucket.tokens + (Math.max(0, nowMs - bucket.atMs) * perSecond) / 1000);
  };
  const tell = (tokens: number, ok: boolean): Taken => ({
    ok,
    limit: burst,
    remaining: Math.floor(tokens),
    resetSeconds: Math.ceil((burst - tokens) / perSecond),
    retrySeconds: tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perSecond),
  });

  return {
    look: (key) => {
      const tokens = levelOf(key, clock.now().getTime());
      return tell(tokens, tokens >= 1);
    },
    take: (key) => {
      const nowMs = clock.now().getTime();
      const tokens = levelOf(key, nowMs);
      const isTaken = tokens >= 1;
      const left = isTaken ? tokens - 1 : tokens;
      // Put back at the end, so that the map forgets who has not called for longest.
      buckets.delete(key);
      if (buckets.size >= MAX_KEYS) buckets.delete(buckets.keys().next().value ?? '');
      buckets.set(key, { tokens: left, atMs: nowMs });
      return tell(left, isTaken);
    },
  };
};

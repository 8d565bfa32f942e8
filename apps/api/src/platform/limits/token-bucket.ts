import type { RateLimit } from '@dasbor/domain/api-keys';
import type { Clock } from '../clock.ts';

export type Taken = {
  ok: boolean;
  limit: number;
  /** Whole calls remaining. */
  remaining: number;
  /** Seconds until the bucket is full again. */
  resetSeconds: number;
  /** Seconds until the next call is allowed; 0 if one remains. */
  retrySeconds: number;
};

export type Buckets = {
  take: (key: string) => Taken;
  /** The state of the bucket, without taking a call. */
  look: (key: string) => Taken;
};

// Callers choose the keys, so their number is limited. An evicted bucket starts full.
const MAX_KEYS = 50_000;

/**
 * One bucket per key, refilled at a constant rate, in this process only. Each instance therefore allows at least the published rate. A
 * shared limit would need a database call per API call, which costs more than it saves.
 */
export const makeBuckets = ({ perSecond, burst }: RateLimit, clock: Clock): Buckets => {
  const buckets = new Map<string, { tokens: number; atMs: number }>();

  const levelOf = (key: string, nowMs: number): number => {
    const bucket = buckets.get(key);
    if (!bucket) return burst;
    // Setting the clock back refills nothing.
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
      // Reinserted at the end, so that the map evicts the least recently used key.
      buckets.delete(key);
      if (buckets.size >= MAX_KEYS) buckets.delete(buckets.keys().next().value ?? '');
      buckets.set(key, { tokens: left, atMs: nowMs });
      return tell(left, isTaken);
    },
  };
};

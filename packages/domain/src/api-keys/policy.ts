/** Ours (docs/decisions/0014): enough for every server of a merchant or subaccount, few enough to review. */
export const API_KEY_POLICY = {
  mostActive: 20,
  /** Of the merchant and all its subaccounts together, because the list shows them all. */
  mostActiveTogether: 400,
  longestExpiryDays: 3_650,
  mostAllowedIps: 50,
} as const;

export type RateLimit = {
  readonly perSecond: number;
  /** The most calls an idle key accumulates. */
  readonly burst: number;
};

export type RateKind = 'read' | 'write';

/** Per key; published in the contract as `x-rate-limits`. */
export const RATE_LIMITS: Readonly<Record<RateKind, RateLimit>> = {
  read: { perSecond: 50, burst: 100 },
  write: { perSecond: 25, burst: 50 },
};

/**
 * Concurrent event streams in each mode; published in the contract as `x-stream-limits`. Allows a few windows per person; a connection
 * that broke silently still counts for some minutes.
 */
export const STREAM_LIMITS = { signIn: 10, key: 5, retryAfterSeconds: 30 } as const;

/** The API request log is kept at least this long; a month is dropped as a whole. */
export const REQUEST_LOG_DAYS = 30;

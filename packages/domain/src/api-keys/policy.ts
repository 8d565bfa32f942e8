/** Ours (docs/decisions/0014): enough for every server of a merchant or of one subaccount, few enough to be looked over. */
export const API_KEY_POLICY = {
  mostActive: 20,
  /** Of the merchant and all its subaccounts together: the list of keys shows them all. */
  mostActiveTogether: 400,
  longestExpiryDays: 3_650,
  mostAllowedIps: 50,
} as const;

export interface RateLimit {
  readonly perSecond: number;
  /** What an idle key saves up. */
  readonly burst: number;
}

export type RateKind = 'read' | 'write';

/** Per key; published in the contract as `x-rate-limits`. */
export const RATE_LIMITS: Readonly<Record<RateKind, RateLimit>> = {
  read: { perSecond: 50, burst: 100 },
  write: { perSecond: 25, burst: 50 },
};

/**
 * Event streams that are open at a time, in each mode; published in the contract as `x-stream-limits`. A person may have a few windows,
 * and a connection that broke without a word counts for some minutes more.
 */
export const STREAM_LIMITS = { signIn: 10, key: 5, retryAfterSeconds: 30 } as const;

/** How long the log of calls by key keeps them. */
export const REQUEST_LOG_DAYS = 30;

import type { SyncOutcome } from './outcomes.ts';

/** Product spec §4: at most 3 attempts, 10 seconds apart. */
export const SYNC_POLICY = { maxAttempts: 3, intervalMs: 10_000 } as const;

export type SyncAttempt = {
  /** Number of requests to the server, including this one. */
  readonly attempt: number;
  readonly outcome: SyncOutcome;
};

export type SyncStep = { readonly wait: number } | { readonly done: SyncOutcome };

/** Decides whether to ask again or stop; the caller does the waiting. */
export const nextSyncStep = ({ attempt, outcome }: SyncAttempt): SyncStep => {
  const mayChange = UNSETTLED.includes(outcome) && attempt < SYNC_POLICY.maxAttempts;
  return mayChange ? { wait: SYNC_POLICY.intervalMs } : { done: outcome };
};

// Results that may change within ten seconds.
const UNSETTLED: readonly SyncOutcome[] = ['still_processing', 'validating', 'unreachable'];

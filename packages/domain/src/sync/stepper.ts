import type { SyncOutcome } from './outcomes.ts';

/** Product spec §4: at most 3 attempts, 10 seconds apart. */
export const SYNC_POLICY = { maxAttempts: 3, intervalMs: 10_000 } as const;

export interface SyncAttempt {
  /** How many times the server has been asked, this one included. */
  readonly attempt: number;
  readonly outcome: SyncOutcome;
}

export type SyncStep = { readonly wait: number } | { readonly done: SyncOutcome };

/** Ask again, or stop and say so: decided here, waited for elsewhere. */
export function nextSyncStep({ attempt, outcome }: SyncAttempt): SyncStep {
  const mayChange = UNSETTLED.includes(outcome) && attempt < SYNC_POLICY.maxAttempts;
  return mayChange ? { wait: SYNC_POLICY.intervalMs } : { done: outcome };
}

// What may be different ten seconds later.
const UNSETTLED: readonly SyncOutcome[] = ['still_processing', 'validating', 'unreachable'];

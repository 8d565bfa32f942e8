import { describe, expect, it } from 'vitest';
import { nextSyncStep, SYNC_OUTCOMES, SYNC_POLICY, type SyncOutcome, syncTone } from './index.ts';

const CHANGING: readonly SyncOutcome[] = ['still_processing', 'validating', 'unreachable'];

describe('nextSyncStep', () => {
  // spec 4.17
  it.each(SYNC_OUTCOMES.filter((outcome) => CHANGING.includes(outcome)))(
    'asks again after 10 seconds while %s, and stops at the third attempt',
    (outcome) => {
      expect([1, 2, 3, 4].map((attempt) => nextSyncStep({ attempt, outcome }))).toEqual([
        { wait: 10_000 },
        { wait: 10_000 },
        { done: outcome },
        { done: outcome },
      ]);
    },
  );

  it.each(SYNC_OUTCOMES.filter((outcome) => !CHANGING.includes(outcome)))(
    'stops at once for %s',
    (outcome) => {
      expect(nextSyncStep({ attempt: 1, outcome })).toEqual({ done: outcome });
    },
  );

  it('waits at most 20 seconds in total', () => {
    expect((SYNC_POLICY.maxAttempts - 1) * SYNC_POLICY.intervalMs).toBe(20_000);
  });
});

describe('syncTone', () => {
  it.each([
    ['webhook_resent', 'success'],
    ['status_changed', 'success'],
    ['still_processing', 'warning'],
    // spec 4.12
    ['order_expired', 'success'],
    ['already_expired', 'info'],
    ['no_payment_yet', 'info'],
    ['validating', 'info'],
    ['unreachable', 'error'],
  ] as const)('of %s is %s', (outcome, tone) => {
    expect(syncTone(outcome)).toBe(tone);
  });

  it('covers all eight results', () => {
    expect(SYNC_OUTCOMES.map(syncTone).filter(Boolean)).toHaveLength(8);
  });
});

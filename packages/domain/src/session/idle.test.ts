import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleState, isSessionIdle } from './index.ts';

const MINUTE = 60_000;
const touched = Date.parse('2026-11-21T03:00:00Z');
const after = (ms: number) => idleState({ lastActivityAt: touched, now: touched + ms });

it.each([
  [30 * MINUTE, false],
  [31 * MINUTE - 1, false],
  [31 * MINUTE, true],
  [-90 * MINUTE, false],
])('the server ends a session idle for %i ms: %s', (ms, want) => {
  expect(isSessionIdle({ lastSeenAt: touched, now: touched + ms })).toBe(want);
});

describe('idleState', () => {
  it('is active just after activity, with 29 minutes until the warning', () => {
    expect(after(0)).toEqual({ state: 'active', changesInMs: 29 * MINUTE });
  });

  it.each([
    ['a millisecond before 29 minutes', 29 * MINUTE - 1, { state: 'active', changesInMs: 1 }],
    ['exactly 29 minutes', 29 * MINUTE, { state: 'warning', changesInMs: MINUTE }],
    ['a millisecond before 30 minutes', 30 * MINUTE - 1, { state: 'warning', changesInMs: 1 }],
    ['exactly 30 minutes', 30 * MINUTE, { state: 'ended' }],
    ['after a night asleep', 600 * MINUTE, { state: 'ended' }],
  ])('after %s', (_, idleMs, want) => {
    expect(after(idleMs)).toEqual(want);
  });

  it('is not ended by a clock that was set back', () => {
    expect(after(-90 * MINUTE)).toEqual({ state: 'active', changesInMs: 29 * MINUTE });
  });

  it('changes exactly when it says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 * MINUTE - 1 }), (idleMs) => {
        const now = after(idleMs);
        if (now.state === 'ended') throw new Error('ended before the limit');

        expect(after(idleMs + now.changesInMs - 1).state).toBe(now.state);
        expect(after(idleMs + now.changesInMs).state).not.toBe(now.state);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disablesAt, healthAfter, healthState, WELL, type WebhookStanding } from './index.ts';

const START = new Date('2026-11-20T03:00:00.000Z');
const hoursLater = (hours: number, ms = 0) => new Date(START.getTime() + hours * 3_600_000 + ms);
const failed = { succeeded: false, status: 500 };
const failing = (failuresInARow: number, warnedAt: string | null = null): WebhookStanding => ({
  failingSince: START.toISOString(),
  failuresInARow,
  warnedAt,
});

describe('after an attempt', () => {
  it('a success resets all failures', () => {
    expect(healthAfter(failing(99, 'x'), { succeeded: true, status: 200 }, hoursLater(80))).toEqual({
      standing: WELL,
      disable: null,
      warn: false,
    });
  });

  it('the first failure starts the count', () => {
    expect(healthAfter(WELL, failed, START).standing).toEqual(failing(1));
  });

  it.each([
    ['a millisecond before three days', hoursLater(72, -1), 20, null],
    ['at three days', hoursLater(72), 20, 'failing'],
    ['at three days, by the tenth failure', hoursLater(72), 9, 'failing'],
    ['at three days, by the ninth failure', hoursLater(72), 8, null],
  ] as const)('%s: %s', (_, now, before, disable) => {
    expect(healthAfter(failing(before, START.toISOString()), failed, now).disable).toBe(disable);
  });

  it('410 disables it at once', () => {
    expect(healthAfter(WELL, { succeeded: false, status: 410 }, START).disable).toBe('gone');
  });

  it('the merchant is warned once, after a day', () => {
    expect(healthAfter(failing(20), failed, hoursLater(24, -1)).warn).toBe(false);
    const warned = healthAfter(failing(20), failed, hoursLater(24));
    expect(warned.warn).toBe(true);
    expect(healthAfter(warned.standing, failed, hoursLater(25)).warn).toBe(false);
  });

  it('is disabled only after three days of uninterrupted failure', () => {
    const attempts = fc.array(fc.record({ succeeded: fc.boolean(), hours: fc.integer({ min: 0, max: 20 }) }));
    fc.assert(
      fc.property(attempts, (list) => {
        let standing = WELL;
        let at = 0;
        let failingFor = 0;
        for (const { succeeded, hours } of list) {
          at += hours;
          failingFor = succeeded || standing.failingSince === null ? 0 : failingFor + hours;
          const decided = healthAfter(standing, { succeeded, status: succeeded ? 200 : 500 }, hoursLater(at));
          if (decided.disable !== null) expect(failingFor).toBeGreaterThanOrEqual(72);
          standing = decided.standing;
        }
      }),
    );
  });
});

describe('what is shown', () => {
  const facts = { isEnabled: true, failingSince: null, lastSuccessAt: null, lastFailureAt: null };
  const at = START.toISOString();

  it.each([
    ['unused', facts],
    ['healthy', { ...facts, lastSuccessAt: at }],
    ['healthy', { ...facts, lastSuccessAt: at, lastFailureAt: at }],
    ['failing', { ...facts, failingSince: at, lastFailureAt: at }],
    ['disabled', { ...facts, isEnabled: false, failingSince: at }],
  ] as const)('%s', (state, given) => expect(healthState(given)).toBe(state));

  it('the time it will be disabled, while it fails', () => {
    expect(disablesAt({ ...facts, failingSince: at })).toBe(hoursLater(72).toISOString());
    expect(disablesAt(facts)).toBeNull();
    expect(disablesAt({ ...facts, isEnabled: false, failingSince: at })).toBeNull();
  });
});

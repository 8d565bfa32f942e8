import { describe, expect, test } from 'vitest';
import type { Webhook } from '../api/types.ts';
import { knownDeliveryStatus, lastCalledAt, shownHealth } from './status-view.ts';

const health: Webhook['health'] = {
  state: 'healthy',
  failing_since: null,
  failures_in_a_row: 0,
  last_success_at: null,
  last_failure_at: null,
  disables_at: null,
};
const at = '2026-11-20T03:30:00.000Z';

describe('the displayed health', () => {
  test.each([
    ['unused', null, 'unused'],
    ['healthy', null, 'healthy'],
    ['failing', null, 'failing'],
    ['disabled', 'by_person', 'paused'],
    ['disabled', 'failing', 'stopped'],
    ['disabled', 'gone', 'stopped'],
  ] as const)('%s (%s) is %s', (state, reason, want) => {
    const disabled = reason && { reason, at };

    expect(shownHealth({ health: { ...health, state }, disabled })).toBe(want);
  });

  test('an unknown state from a newer server is unknown', () => {
    const newer = { ...health, state: 'throttled' } as unknown as Webhook['health'];

    expect(shownHealth({ health: newer, disabled: null })).toBeNull();
  });
});

describe('the last call', () => {
  test.each([
    [null, null, null],
    ['2026-11-20T03:00:00.000Z', null, '2026-11-20T03:00:00.000Z'],
    ['2026-11-20T03:00:00.000Z', '2026-11-20T04:00:00.000Z', '2026-11-20T04:00:00.000Z'],
    ['2026-11-20T05:00:00.000Z', '2026-11-20T04:00:00.000Z', '2026-11-20T05:00:00.000Z'],
  ])('success %s, failure %s: %s', (success, failure, want) => {
    expect(lastCalledAt({ health: { ...health, last_success_at: success, last_failure_at: failure } })).toBe(
      want,
    );
  });
});

test('an unknown status is unknown, even if it is the name of an Object.prototype property', () => {
  expect(knownDeliveryStatus('delivered')).toBe('delivered');
  expect(knownDeliveryStatus('parked')).toBeNull();
  expect(knownDeliveryStatus('constructor')).toBeNull();
});

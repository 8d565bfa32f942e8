import { describe, expect, test } from 'vitest';
import { shownStatus } from './status-view.ts';

const now = new Date('2026-11-21T03:15:42.120Z');

describe('how an order is marked', () => {
  test('an order that nobody began to pay is expired at its expiry, a millisecond before it is not', () => {
    expect(shownStatus({ status: 'started', expires_at: now.toISOString() }, now)).toBe('expired');
    const before = new Date(now.getTime() - 1);
    expect(shownStatus({ status: 'started', expires_at: now.toISOString() }, before)).toBe('started');
  });
});

import { describe, expect, test } from 'vitest';
import { shownStatus } from './status-view.ts';

const now = new Date('2026-11-21T03:15:42.120Z');

describe('the status badge of an order', () => {
  test('an order without a payment attempt expires at its expiry, not a millisecond before', () => {
    expect(shownStatus({ status: 'started', expires_at: now.toISOString() }, now)).toBe('expired');
    const before = new Date(now.getTime() - 1);
    expect(shownStatus({ status: 'started', expires_at: now.toISOString() }, before)).toBe('started');
  });
});

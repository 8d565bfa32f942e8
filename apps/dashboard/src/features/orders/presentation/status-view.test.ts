import { ORDER_STATUSES } from '@dasbor/domain/orders';
import { describe, expect, test } from 'vitest';
import en from '../locales/en.json' with { type: 'json' };
import id from '../locales/id.json' with { type: 'json' };
import { orderStatusView, shownStatus } from './status-view.ts';

const now = new Date('2026-11-21T03:15:42.120Z');

describe('how an order is marked', () => {
  test.each(ORDER_STATUSES)('%s has a tone, an icon and a word in both languages', (status) => {
    expect(orderStatusView[status]).toBeDefined();
    expect(id.status[status]).toBeTruthy();
    expect(en.status[status]).toBeTruthy();
  });

  test('an order that nobody began to pay is expired at its expiry, a millisecond before it is not', () => {
    expect(shownStatus({ status: 'started', expires_at: now.toISOString() }, now)).toBe('expired');
    const before = new Date(now.getTime() - 1);
    expect(shownStatus({ status: 'started', expires_at: now.toISOString() }, before)).toBe('started');
  });
});

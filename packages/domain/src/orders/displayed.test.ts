import { describe, expect, it } from 'vitest';
import { displayedOrderStatus, isOrderPastExpiry, ORDER_STATUSES } from './index.ts';

const expiresAt = '2026-11-21T03:00:00.000Z';
const before = new Date('2026-11-21T02:59:59.999Z');
const atExpiry = new Date(expiresAt);

describe('displayedOrderStatus', () => {
  it.each(ORDER_STATUSES)('shows %s as it is while there is time', (status) => {
    expect(displayedOrderStatus({ status, expiresAt }, before)).toBe(status);
  });

  it('shows an unpaid order as expired from the moment of its expiry', () => {
    expect(displayedOrderStatus({ status: 'started', expiresAt }, atExpiry)).toBe('expired');
  });

  it.each(ORDER_STATUSES.filter((status) => status !== 'started'))(
    'shows %s as it is after its expiry',
    (status) => {
      expect(displayedOrderStatus({ status, expiresAt }, atExpiry)).toBe(status);
    },
  );

  it('is past its expiry at that exact millisecond', () => {
    expect(isOrderPastExpiry({ expiresAt }, before)).toBe(false);
    expect(isOrderPastExpiry({ expiresAt: atExpiry }, atExpiry)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/index.ts';
import { decideOpen, PAYMENT_LINK_CONDITIONS, PAYMENT_LINK_STATUSES, paymentLinkStatus } from './index.ts';

const expiresAt = '2026-11-23T03:00:00.000Z';
const before = new Date('2026-11-23T02:59:59.999Z');
const after = new Date(expiresAt);

describe('paymentLinkStatus', () => {
  // spec 4.65
  it.each<[OrderStatus, string, string]>([
    ['started', 'unpaid', 'expired'],
    ['processing', 'unpaid', 'unpaid'],
    ['failed', 'unpaid', 'expired'],
    ['completed', 'paid', 'paid'],
    ['cancelled', 'cancelled', 'cancelled'],
    ['expired', 'expired', 'expired'],
  ])('of a %s order is %s, and %s from its expiry on', (status, wanted, later) => {
    expect(paymentLinkStatus({ status, expiresAt }, before)).toBe(wanted);
    expect(paymentLinkStatus({ status, expiresAt }, after)).toBe(later);
  });

  it('is exactly one of them for each order', () => {
    for (const status of ORDER_STATUSES) {
      for (const past of [true, false]) {
        const matching = PAYMENT_LINK_STATUSES.filter((one) =>
          PAYMENT_LINK_CONDITIONS[one].some(
            ({ statuses, isPast }) => statuses.includes(status) && (isPast ?? past) === past,
          ),
        );
        expect(matching).toHaveLength(1);
      }
    }
  });
});

it.each(PAYMENT_LINK_STATUSES)('a link that is %s', (status) => {
  expect(decideOpen(status)).toEqual(
    status === 'unpaid'
      ? { ok: true, value: true }
      : { ok: false, problem: { code: 'DPAY_PAYMENT_LINK_NOT_OPEN', params: { status } } },
  );
});

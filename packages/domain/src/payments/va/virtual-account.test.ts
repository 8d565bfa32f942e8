import { describe, expect, it } from 'vitest';
import { rupiah } from '../../kernel/index.ts';
import {
  decideVirtualAccountPayment,
  type PayableVirtualAccount,
  type PaymentStatus,
  virtualAccountRefusal,
} from '../index.ts';

const now = new Date('2026-11-21T03:00:00.000Z');

const closed: PayableVirtualAccount = {
  type: 'dynamic',
  billedAmount: rupiah(150_000),
  minimum: rupiah(10_000),
  maximum: rupiah(50_000_000_000),
  expiresAt: '2026-11-21T03:10:00.000Z',
  paymentStatus: 'processing',
};
const open: PayableVirtualAccount = { ...closed, billedAmount: null };

const pay = (va: PayableVirtualAccount, amount: number, at = now) =>
  decideVirtualAccountPayment(va, rupiah(amount), at);

describe('a closed virtual account', () => {
  it('accepts exactly its bill', () => {
    expect(pay(closed, 150_000)).toEqual({ ok: true, value: 150_000 });
  });

  // spec 5.58
  it.each([149_999, 150_001, 1, 99_999_999_999])('refuses %d, and returns the bill', (amount) => {
    expect(pay(closed, amount)).toEqual({
      ok: false,
      problem: { code: 'DPAY_AMOUNT_NOT_EQUAL_BILL', params: { billed: 150_000 } },
    });
  });
});

describe('an open virtual account', () => {
  it.each([10_000, 10_001, 50_000_000_000])('accepts %d', (amount) => {
    expect(pay(open, amount)).toEqual({ ok: true, value: amount });
  });

  it.each([
    // spec 5.57
    [9_999, { code: 'DPAY_AMOUNT_BELOW_MINIMUM', params: { minimum: 10_000 } }],
    [0, { code: 'DPAY_AMOUNT_BELOW_MINIMUM', params: { minimum: 10_000 } }],
    // spec 5.56
    [50_000_000_001, { code: 'DPAY_AMOUNT_ABOVE_MAXIMUM', params: { maximum: 50_000_000_000 } }],
  ])('refuses %d', (amount, problem) => {
    expect(pay(open, amount)).toEqual({ ok: false, problem });
  });
});

describe('virtualAccountRefusal', () => {
  it('accepts a payment in its last millisecond, and not at its expiry', () => {
    expect(virtualAccountRefusal(closed, new Date('2026-11-21T03:09:59.999Z'))).toBeNull();
    expect(virtualAccountRefusal(closed, new Date('2026-11-21T03:10:00.000Z'))).toBe('DPAY_VA_EXPIRED');
  });

  const late = new Date('2026-11-22T00:00:00Z');
  it.each([
    ['started', 'dynamic', null, 'DPAY_VA_EXPIRED'],
    ['processing', 'dynamic', null, 'DPAY_VA_EXPIRED'],
    ['completed', 'dynamic', 'DPAY_VA_ALREADY_PAID', 'DPAY_VA_ALREADY_PAID'],
    ['cancelled', 'dynamic', 'DPAY_VA_DISABLED', 'DPAY_VA_EXPIRED'],
    ['rejected', 'dynamic', 'DPAY_VA_DISABLED', 'DPAY_VA_EXPIRED'],
    ['failed', 'dynamic', 'DPAY_VA_DISABLED', 'DPAY_VA_EXPIRED'],
    ['started', 'static', null, 'DPAY_VA_EXPIRED'],
    ['processing', 'static', null, 'DPAY_VA_EXPIRED'],
    ['completed', 'static', null, 'DPAY_VA_EXPIRED'],
    ['cancelled', 'static', 'DPAY_VA_DISABLED', 'DPAY_VA_EXPIRED'],
    ['rejected', 'static', 'DPAY_VA_DISABLED', 'DPAY_VA_EXPIRED'],
    ['failed', 'static', 'DPAY_VA_DISABLED', 'DPAY_VA_EXPIRED'],
  ] satisfies [PaymentStatus, 'dynamic' | 'static', string | null, string][])(
    'of a %s payment with a %s number: %s in time, %s late',
    (paymentStatus, type, inTime, afterwards) => {
      const va = { ...closed, paymentStatus, type };

      expect(virtualAccountRefusal(va, now)).toBe(inTime);
      expect(virtualAccountRefusal(va, late)).toBe(afterwards);
    },
  );

  it('is checked before the amount', () => {
    expect(pay({ ...closed, paymentStatus: 'completed' }, 1)).toEqual({
      ok: false,
      problem: { code: 'DPAY_VA_ALREADY_PAID' },
    });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import {
  checkReturnUrl,
  type ChargeableOrder,
  decideNewPayment,
  decidePaymentExpiry,
  PAYMENT_EXPIRY_MINUTES,
  PAYMENT_METHODS,
  retryOf,
  type WantedPayment,
} from './index.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const ORDER: ChargeableOrder = {
  status: 'started',
  expiresAt: '2026-11-22T03:00:00.000Z',
  paymentType: 'full',
  remaining: rupiah(150_000),
  open: [],
};
const WISH: WantedPayment = { method: 'va', channel: 'BCA', payer: 'merchant' };
const open = (price: number, id = 'pay_1') => ({ id, price: rupiah(price) });
const decide = (order: Partial<ChargeableOrder>, wish: Partial<WantedPayment> = {}, at = now) =>
  decideNewPayment({ ...ORDER, ...order }, { ...WISH, ...wish }, at);
const refused = (code: string, params?: object) => ({
  ok: false,
  problem: params ? { code, params } : { code },
});
const charged = (price: number, adminFee = 0, discount = 0) => ({
  ok: true,
  value: { price, discount, adminFee, amount: price - discount + adminFee },
});

describe('decideNewPayment', () => {
  it.each(['started', 'processing', 'failed'])('charges the full amount of an order that is %s', (status) => {
    expect(decide({ status })).toEqual(charged(150_000));
  });

  it.each(['completed', 'cancelled', 'expired', 'unheard-of'])('refuses an order that is %s', (status) => {
    expect(decide({ status })).toEqual(refused('DPAY_ORDER_NOT_PAYABLE', { status }));
  });

  it('in its last millisecond, but not at its expiry', () => {
    const expiry = new Date(ORDER.expiresAt);
    expect(decide({}, {}, new Date(expiry.getTime() - 1)).ok).toBe(true);
    expect(decide({}, {}, expiry)).toEqual(refused('DPAY_ORDER_EXPIRED'));
  });

  it.each([
    ['va', 'OVO'],
    ['ewallet', 'BCA'],
    ['va', 'constructor'],
    ['card', ''],
  ] as const)('%s has no channel %s', (method, channel) => {
    expect(decide({}, { method, channel })).toEqual(refused('DPAY_CHANNEL_UNKNOWN', { method, channel }));
  });

  it('a promo lowers what the customer pays, and the fee is of what is left', () => {
    const discount = rupiah(30_000);
    const fee = { method: 'ewallet', channel: 'GOPAY', payer: 'customer' } as const;

    expect(decide({}, { discount })).toEqual(charged(150_000, 0, 30_000));
    expect(decide({}, { ...fee, discount })).toEqual(charged(150_000, 1_998, 30_000));
  });

  it('a channel’s limits are for what is left', () => {
    const decided = decide({ remaining: rupiah(30_000) }, { discount: rupiah(20_001) });

    expect(decided).toEqual(refused('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: 10_000 }));
  });

  it('a full order requires its exact amount', () => {
    expect(decide({}, { amount: rupiah(150_000) })).toEqual(charged(150_000));
    for (const amount of [149_999, 150_001])
      expect(decide({}, { amount: rupiah(amount) })).toEqual(
        refused('DPAY_AMOUNT_NOT_EQUAL_BILL', { billed: 150_000 }),
      );
  });

  it('a full order never has two open payments', () => {
    expect(decide({ open: [open(150_000)] })).toEqual(
      refused('DPAY_PAYMENT_IN_PROGRESS', { payment_id: 'pay_1' }),
    );
  });

  it('a partial order takes up to what its open payments leave', () => {
    const partial = { paymentType: 'partial', open: [open(50_000), open(40_000, 'pay_2')] } as const;
    expect(decide(partial)).toEqual(charged(60_000));
    expect(decide(partial, { amount: rupiah(60_000) })).toEqual(charged(60_000));
    expect(decide(partial, { amount: rupiah(60_001) })).toEqual(
      refused('DPAY_AMOUNT_ABOVE_REMAINING', { remaining: 60_000 }),
    );
    expect(decide({ ...partial, open: [open(150_000)] })).toEqual(
      refused('DPAY_PAYMENT_IN_PROGRESS', { payment_id: 'pay_1' }),
    );
  });

  it('adds the customer’s fee, and checks the sum against the channel’s limits', () => {
    const ovo = { method: 'ewallet', channel: 'OVO', payer: 'customer' } as const;
    expect(decide({}, ovo)).toEqual(charged(150_000, 2_498));
    const remaining = rupiah(9_900_000);
    expect(decide({ remaining }, { ...ovo, payer: 'merchant' })).toEqual(charged(9_900_000));
    expect(decide({ remaining }, ovo)).toEqual(refused('DPAY_AMOUNT_ABOVE_MAXIMUM', { maximum: 10_000_000 }));
    expect(decide({ remaining: rupiah(9_999) })).toEqual(
      refused('DPAY_AMOUNT_BELOW_MINIMUM', { minimum: 10_000 }),
    );
  });

  it('adds no fee to QRIS', () => {
    const wish = { method: 'qris', channel: 'QRIS', payer: 'customer' } as const;
    expect(decide({}, wish)).toEqual(refused('DPAY_FEE_PAYER_NOT_ALLOWED'));
  });

  it('all payments together never exceed the remaining amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { maxLength: 5 }),
        fc.option(fc.integer({ min: 1, max: 10 ** 9 }), { nil: undefined }),
        fc.constantFrom('full', 'partial'),
        (remaining, prices, wanted, paymentType) => {
          const others = prices.map((price, index) => open(price, `pay_${index}`));
          const amount = wanted === undefined ? undefined : rupiah(wanted);
          const decided = decide(
            { remaining: rupiah(remaining), open: others, paymentType },
            { method: 'card', channel: 'CARD', amount },
          );
          const sum = prices.reduce((total, price) => total + price, 0);
          if (decided.ok) expect(sum + decided.value.price).toBeLessThanOrEqual(remaining);
        },
      ),
    );
  });
});

describe('retryOf', () => {
  const in5 = '2026-11-21T03:05:00.000Z';
  it.each([
    ['started', in5, 'open'],
    ['processing', in5, 'open'],
    ['failed', in5, 'open'],
    ['failed', '2026-11-21T03:00:00.001Z', 'open'],
    ['failed', '2026-11-21T03:00:00.000Z', 'expired'],
    ['processing', '2026-11-21T02:59:59.999Z', 'expired'],
    ['expired', in5, 'expired'],
    ['cancelled', in5, 'cancelled'],
    ['completed', in5, 'completed'],
    ['refunded_by_a_newer_server', in5, 'refunded_by_a_newer_server'],
  ])('a %s order that ends %s is %s', (status, expiresAt, want) =>
    expect(retryOf({ status, expiresAt }, now)).toBe(want),
  );
});

describe('decidePaymentExpiry', () => {
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const expiry = (wanted: Date | undefined, orderExpiresAt = after(100_000)) =>
    decidePaymentExpiry(wanted, { method: 'qris', orderExpiresAt }, now);

  it.each(PAYMENT_METHODS)('of %s is the method’s default', (method) => {
    expect(decidePaymentExpiry(undefined, { method, orderExpiresAt: after(100_000) }, now)).toEqual({
      ok: true,
      value: after(PAYMENT_EXPIRY_MINUTES[method]),
    });
  });

  it('is never after the order’s', () => {
    expect(expiry(undefined, after(5))).toEqual({ ok: true, value: after(5) });
    expect(expiry(after(5), after(5))).toEqual({ ok: true, value: after(5) });
    expect(expiry(after(6), after(5))).toMatchObject(refused('DPAY_EXPIRY_INVALID'));
  });

  it('is at least a minute away', () => {
    expect(expiry(after(1)).ok).toBe(true);
    expect(expiry(new Date(after(1).getTime() - 1))).toMatchObject(refused('DPAY_EXPIRY_INVALID'));
  });
});

describe('checkReturnUrl', () => {
  it.each([
    ['https://toko.contoh.id/selesai?a=1', 'live', true],
    ['https://toko.contoh.id', 'sandbox', true],
    ['http://localhost:3000/selesai', 'sandbox', true],
    ['http://localhost:3000/selesai', 'live', false],
    ['http://toko.contoh.id', 'sandbox', false],
    ['http://localhost.contoh.id', 'sandbox', false],
    ['https://orang:rahasia@toko.contoh.id', 'live', false],
    ['javascript:alert(1)', 'sandbox', false],
    ['data:text/html,x', 'sandbox', false],
    ['//toko.contoh.id', 'live', false],
    ['/selesai', 'sandbox', false],
    ['', 'live', false],
  ] as const)('%s in %s: %s', (url, mode, want) => expect(checkReturnUrl(url, mode).ok).toBe(want));
});

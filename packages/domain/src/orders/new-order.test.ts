import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import {
  decideCancel,
  ORDER_STATUSES,
  orderFormProblems,
  standardOrderExpiry,
  type WantedOrder,
} from './index.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const WISH: WantedOrder = { referenceId: 'INV-1', totalAmount: 150_000, discountAmount: 0 };
const wrong = (different: Partial<WantedOrder>) =>
  orderFormProblems({ ...WISH, ...different }, now).map(({ field, code }) => [field, code]);

describe('orderFormProblems', () => {
  it('accepts a valid order', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ referenceId: 'Meja 7 · Nasi goreng 🍛 / 2026' })).toEqual([]);
    expect(wrong({ discountAmount: 149_999, customerId: 'cus_1' })).toEqual([]);
    expect(
      wrong({ items: [{ name: 'Kopi', quantity: 2, price: 75_000 }], notes: 'Baris satu\nBaris dua' }),
    ).toEqual([]);
    expect(
      wrong({ customer: { referenceId: 'P', name: 'PT Toko 99', email: null, mobile: '0812-3456-7890' } }),
    ).toEqual([]);
  });

  it.each([
    ['nothing left to pay', { discountAmount: 150_000 }, 'discount_amount', 'DPAY_DISCOUNT_TOO_LARGE'],
    [
      'a number with a line break',
      { referenceId: 'INV-1\nlunas' },
      'reference_id',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    [
      'a number that is turned around',
      { referenceId: 'INV\u202E1' },
      'reference_id',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    [
      'two customers',
      { customerId: 'cus_1', customer: { referenceId: 'P', name: 'A' } },
      'customer',
      'DPAY_CUSTOMER_AMBIGUOUS',
    ],
    [
      'items that add up to less',
      { items: [{ name: 'Kopi', quantity: 2, price: 74_999 }] },
      'items',
      'DPAY_ITEMS_NOT_TOTAL',
    ],
    [
      'items whose sum no number can tell',
      { items: [{ name: 'Kopi', quantity: 9_999, price: 999_999_999_999_999 }] },
      'items',
      'DPAY_ITEMS_NOT_TOTAL',
    ],
    [
      'an item that reads backwards',
      { items: [{ name: '\u202eipoK', quantity: 1, price: 150_000 }] },
      'items.0.name',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    ['notes with a hidden character', { notes: 'Terima\u200Bkasih' }, 'notes', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['a number of blanks alone', { referenceId: ' ' }, 'reference_id', 'DPAY_REQUIRED'],
    [
      'a customer’s number with a blank behind it',
      { customer: { referenceId: 'P ', name: 'A' } },
      'customer.reference_id',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    [
      'a customer’s name that reads backwards',
      { customer: { referenceId: 'P', name: '\u202eiraS' } },
      'customer.name',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    [
      'a customer without a name',
      { customer: { referenceId: 'P', name: ' ' } },
      'customer.name',
      'DPAY_REQUIRED',
    ],
    [
      'an address that is none',
      { customer: { referenceId: 'P', name: 'A', email: 'a@' } },
      'customer.email',
      'DPAY_EMAIL_INVALID',
    ],
    [
      'a number that is none',
      { customer: { referenceId: 'P', name: 'A', mobile: '12' } },
      'customer.mobile',
      'DPAY_PHONE_INVALID',
    ],
    ['too little time', { expiresAt: '2026-11-21T03:00:59.999Z' }, 'expires_at', 'DPAY_EXPIRY_INVALID'],
    ['too much time', { expiresAt: '2026-12-22T03:00:00.001Z' }, 'expires_at', 'DPAY_EXPIRY_INVALID'],
  ])('%s', (_, different, field, code) => expect(wrong(different)).toEqual([[field, code]]));

  it('expiry is limited to one minute and 31 days', () => {
    expect(wrong({ expiresAt: '2026-11-21T03:01:00Z' })).toEqual([]);
    expect(wrong({ expiresAt: '2026-12-22T03:00:00Z' })).toEqual([]);
  });

  it('reports every problem at once', () => {
    expect(
      wrong({ discountAmount: 200_000, customer: { referenceId: 'P', name: '', email: 'x' } }),
    ).toHaveLength(3);
  });
});

it('an order expires after a day by default', () => {
  expect(standardOrderExpiry(now)).toEqual(new Date('2026-11-22T03:00:00.000Z'));
});

describe('decideCancel', () => {
  const decide = (status: (typeof ORDER_STATUSES)[number], remaining = 150_000) =>
    decideCancel({ status, netAmount: rupiah(150_000), remaining: rupiah(remaining) });

  it.each(ORDER_STATUSES)('%s', (status) => {
    const isOpen = ['started', 'processing', 'failed'].includes(status);
    expect(decide(status)).toEqual(
      isOpen
        ? { ok: true, value: true }
        : { ok: false, problem: { code: 'DPAY_ORDER_NOT_CANCELLABLE', params: { status } } },
    );
  });

  it('is refused with even one rupiah in the order', () => {
    expect(decide('processing', 149_999)).toEqual({
      ok: false,
      problem: { code: 'DPAY_ORDER_PARTLY_PAID', params: { paid: 1 } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { feePayerOfMethod, expiryOfLink, paymentLinkFormProblems, type WantedPaymentLink } from './index.ts';

const LINK: WantedPaymentLink = {
  amount: 35_000,
  expiry_days: 3,
  items: [],
  admin_fee_method: 'included',
  is_notification_enabled: false,
};
const SARI = { name: 'Sari Dewi', email: 'sari@contoh.example', mobile: '0812-3456-7890' };
const item = (different: object = {}) => ({ name: 'Kopi', quantity: 1, price: 35_000, ...different });
const wrong = (different: Partial<WantedPaymentLink>) =>
  paymentLinkFormProblems({ ...LINK, ...different }).map(({ field, code }) => [field, code]);

describe('paymentLinkFormProblems', () => {
  it('accepts a valid link', () => {
    expect(wrong({})).toEqual([]);
    expect(wrong({ amount: 999_999_999_999_999, expiry_days: 31 })).toEqual([]);
    expect(wrong({ customer: { ...SARI, address: 'Jl. Kemang 12\nRT 3', postal_code: '12730' } })).toEqual(
      [],
    );
    expect(wrong({ customer: { ...SARI, mobile: '021 555 12345' } })).toEqual([]);
    expect(wrong({ items: [item({ price: 10_000 }), item({ quantity: 5, price: 5_000 })] })).toEqual([]);
    expect(
      wrong({ customer: SARI, is_notification_enabled: true, email_subject: '', email_content: '' }),
    ).toEqual([]);
  });

  it.each<[string, Partial<WantedPaymentLink>, string, string]>([
    // spec 5.31
    ['no amount', { amount: 0 }, 'amount', 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['an amount below zero', { amount: -5 }, 'amount', 'DPAY_AMOUNT_BELOW_MINIMUM'],
    ['an amount that no column holds', { amount: 1e15 }, 'amount', 'DPAY_AMOUNT_TOO_LARGE'],
    ['no day', { expiry_days: 0 }, 'expiry_days', 'DPAY_FIELD_TOO_SMALL'],
    ['days that are no number', { expiry_days: NaN }, 'expiry_days', 'DPAY_FIELD_TOO_SMALL'],
    // spec 5.34, 9.11
    ['32 days', { expiry_days: 32 }, 'expiry_days', 'DPAY_FIELD_TOO_LARGE'],
    // spec 5.36
    ['no fee payer', { admin_fee_method: '' }, 'admin_fee_method', 'DPAY_REQUIRED'],
    ['another fee payer', { admin_fee_method: 'nobody' }, 'admin_fee_method', 'DPAY_REQUIRED'],
    // spec 5.32
    ['a customer without a name', { customer: { ...SARI, name: ' ' } }, 'customer.name', 'DPAY_REQUIRED'],
    // spec 5.32
    ['a customer without an email', { customer: { ...SARI, email: '' } }, 'customer.email', 'DPAY_REQUIRED'],
    // spec 5.32
    [
      'an email that is none',
      { customer: { ...SARI, email: 'sari@' } },
      'customer.email',
      'DPAY_EMAIL_INVALID',
    ],
    // spec 5.32
    [
      'a customer without a phone',
      { customer: { ...SARI, mobile: null } },
      'customer.mobile',
      'DPAY_REQUIRED',
    ],
    // spec 5.32
    [
      'a phone that is none',
      { customer: { ...SARI, mobile: '12' } },
      'customer.mobile',
      'DPAY_PHONE_INVALID',
    ],
    [
      'a name that reads backwards',
      { customer: { ...SARI, name: '\u202eiraS' } },
      'customer.name',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    [
      'a postal code of four digits',
      { customer: { ...SARI, postal_code: '1273' } },
      'customer.postal_code',
      'DPAY_POSTAL_CODE_INVALID',
    ],
    [
      'a province with a line break',
      { customer: { ...SARI, state: 'DKI\nJakarta' } },
      'customer.state',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    ['items that add up to less', { items: [item({ price: 34_999 })] }, 'items', 'DPAY_ITEMS_NOT_TOTAL'],
    // spec 5.33
    ['an item without a name', { items: [item({ name: '' })] }, 'items.0.name', 'DPAY_REQUIRED'],
    [
      'notes with a zero-width character',
      { notes: 'Terima\u200Bkasih' },
      'notes',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    ['notes of 501 characters', { notes: 'a'.repeat(501) }, 'notes', 'DPAY_FIELD_TOO_LONG'],
    [
      'a reference with a blank behind it',
      { reference_id: 'A ' },
      'reference_id',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    ['a mail to nobody', { is_notification_enabled: true }, 'customer.email', 'DPAY_REQUIRED'],
    [
      'a subject of two lines',
      { customer: SARI, is_notification_enabled: true, email_subject: 'Lunas\nBcc: x@x.id' },
      'email_subject',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
    [
      'a mail text with a hidden character',
      { customer: SARI, is_notification_enabled: true, email_content: 'Bayar\u202e' },
      'email_content',
      'DPAY_FIELD_HIDDEN_CHARACTER',
    ],
  ])('refuses %s', (_, different, field, code) => expect(wrong(different)).toEqual([[field, code]]));

  it('refuses item 101 and does not look at each of them', () => {
    const items = Array.from({ length: 101 }, () => item({ name: '' }));

    expect(wrong({ items })).toEqual([['items', 'DPAY_FIELD_TOO_MANY']]);
  });

  it('refuses quantities outside 1 to 9.999 and prices below zero', () => {
    const items = [
      item({ quantity: 0 }),
      item({ quantity: NaN }),
      item({ price: -1 }),
      item({ quantity: 10_000 }),
    ];

    expect(wrong({ items }).map(([field]) => field)).toEqual([
      'items.0.quantity',
      'items.1.quantity',
      'items.2.price',
      'items.3.quantity',
      'items',
    ]);
  });

  it('ignores the words of a mail that is not sent', () => {
    expect(wrong({ email_subject: 'a\nb' })).toEqual([]);
  });

  it('reports every problem at once', () => {
    expect(wrong({ amount: 0, expiry_days: 40, admin_fee_method: '', customer: {} })).toHaveLength(6);
  });
});

it('names who pays the fee as an order does', () => {
  expect([feePayerOfMethod('included'), feePayerOfMethod('excluded')]).toEqual(['merchant', 'customer']);
});

it('ends after whole days', () => {
  expect(expiryOfLink(3, new Date('2026-11-20T03:15:42.120Z'))).toEqual(new Date('2026-11-23T03:15:42.120Z'));
});

import { describe, expect, test } from 'vitest';
import { problemsIn } from '../../../shared/forms/schema.ts';
import type { PaymentLink } from '../api/types.ts';
import { linkExamples } from '../testing/scenarios.ts';
import { amountOf, bodyOf, EMPTY_VALUES, linkSchema, type LinkValues, valuesLike } from './link-values.ts';

const values = (different: Partial<LinkValues> = {}): LinkValues => ({
  ...EMPTY_VALUES,
  amount: '35.000',
  admin_fee_method: 'included',
  ...different,
});
const SARI = { ...EMPTY_VALUES.customer, name: 'Sari', email: 'sari@contoh.example', mobile: '081234500017' };
const asWanted = ({ items = [] }: PaymentLink) =>
  items.map(({ image_id: image, image_url: _none, ...item }) => ({
    ...item,
    ...(image && { image_id: image }),
  }));
const codes = (typed: LinkValues) =>
  Object.entries(problemsIn(linkSchema, typed, undefined)).map(([field, { code }]) => `${field} ${code}`);

test.each<[string, LinkValues, string[]]>([
  ['two fields', values(), []],
  ['nothing', EMPTY_VALUES, ['amount DPAY_REQUIRED', 'admin_fee_method DPAY_REQUIRED']],
  ['no whole amount', values({ amount: '1,5' }), ['amount DPAY_AMOUNT_INVALID']],
  ['nothing to pay', values({ amount: '0' }), ['amount DPAY_AMOUNT_BELOW_MINIMUM']],
  ['days that are words', values({ expiry_days: 'tiga' }), ['expiry_days DPAY_FIELD_TOO_SMALL']],
  ['32 days', values({ expiry_days: '32' }), ['expiry_days DPAY_FIELD_TOO_LARGE']],
  [
    'a city alone',
    values({ customer: { ...EMPTY_VALUES.customer, city: 'Bandung' } }),
    ['customer.name DPAY_REQUIRED', 'customer.email DPAY_REQUIRED', 'customer.mobile DPAY_REQUIRED'],
  ],
  [
    'an item without a price and a second without a name',
    values({
      items: [
        { name: 'A', quantity: '1', price: '', image_id: '' },
        { name: '', quantity: '0', price: '5.000', image_id: '' },
      ],
    }),
    ['items.0.price DPAY_REQUIRED', 'items.1.name DPAY_REQUIRED', 'items.1.quantity DPAY_FIELD_TOO_SMALL'],
  ],
  [
    'items beyond every amount',
    values({ items: [{ name: 'A', quantity: '9999', price: '999999999999999', image_id: '' }] }),
    ['amount DPAY_AMOUNT_TOO_LARGE'],
  ],
  ['a mail to nobody', values({ is_notification_enabled: true }), ['customer.email DPAY_REQUIRED']],
])('%s', (_, typed, want) => {
  expect(codes(typed).toSorted()).toEqual(want.toSorted());
});

describe('the body', () => {
  test('has only what was filled in', () => {
    expect(bodyOf(values({ notes: ' ' }))).toEqual({
      amount: 35_000,
      expiry_days: 3,
      admin_fee_method: 'included',
      is_notification_enabled: false,
    });
  });

  test('has the sum of the items as its amount, and the customer as typed', () => {
    const items = [{ name: ' Kopi ', quantity: '2', price: '75.000', image_id: 'img_1' }];
    const typed = values({ amount: '', items, customer: SARI, reference_id: 'INV-1', email_subject: 'Lupa' });

    expect(amountOf(typed)).toBe(150_000);
    expect(bodyOf(typed)).toEqual({
      amount: 150_000,
      expiry_days: 3,
      admin_fee_method: 'included',
      is_notification_enabled: false,
      reference_id: 'INV-1',
      items: [{ name: 'Kopi', quantity: 2, price: 75_000, image_id: 'img_1' }],
      customer: { name: 'Sari', email: 'sari@contoh.example', mobile: '081234500017' },
    });
  });
});

describe('a form like another link', () => {
  test('makes the same link again', () => {
    const { unpaid } = linkExamples;

    const body = bodyOf(valuesLike(unpaid, false));

    expect(body).toMatchObject({ amount: unpaid.amount, items: asWanted(unpaid), notes: unpaid.notes });
    const { id: _none, ...customer } = unpaid.customer ?? {};
    expect(body.customer).toEqual(customer);
    expect(body).not.toHaveProperty('reference_id');
  });

  test('has no customer for somebody who sees masked contacts', () => {
    expect(bodyOf(valuesLike(linkExamples.masked, true))).not.toHaveProperty('customer');
  });
});

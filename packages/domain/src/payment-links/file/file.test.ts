import { describe, expect, it } from 'vitest';
import {
  checkLinkFile,
  checkLinkRow,
  isReferenceTaken,
  LINK_COLUMNS,
  linkSheetReader,
  linkSuggestion,
  paymentLinkFormProblems,
} from '../index.ts';
import type { Cell, Row } from '../../sheets/index.ts';

const rowOf = (texts: Readonly<Record<string, string | Cell>>): Row =>
  Object.fromEntries(
    Object.entries(texts).map(([field, text]) => [
      field,
      typeof text === 'string' ? ({ text, kind: 'text' } as const) : text,
    ]),
  );
const SARI = {
  customer_name: 'Sari Dewi',
  customer_email: 'sari@contoh.example',
  customer_mobile: '0812-3456-7890',
};
const codesOf = (texts: Parameters<typeof rowOf>[0]): string[] =>
  checkLinkRow(rowOf(texts)).issues.map(({ field, code }) => `${field} ${code}`);

describe('a row of a file of links', () => {
  it('needs only an amount', () => {
    expect(checkLinkRow(rowOf({ amount: 'Rp 35.000' }))).toEqual({
      link: { amount: 35_000, expiry_days: 3, items: [], notes: null, admin_fee_method: null },
      issues: [],
    });
  });

  it('becomes the link that the form would make', () => {
    const { link } = checkLinkRow(
      rowOf({
        reference_id: 'INV-7',
        amount: '150000',
        ...SARI,
        expiry_days: '7',
        admin_fee_method: 'Pelanggan',
        item_name: 'Kopi Gayo',
        item_quantity: '2',
        item_price: '75.000',
        customer_postal_code: '40135',
        notes: 'Lunas sebelum kirim',
      }),
    );

    expect(link).toMatchObject({
      reference_id: 'INV-7',
      amount: 150_000,
      expiry_days: 7,
      admin_fee_method: 'excluded',
      items: [{ name: 'Kopi Gayo', quantity: 2, price: 75_000 }],
      customer: { name: 'Sari Dewi', postal_code: '40135' },
    });
    expect(
      link &&
        paymentLinkFormProblems({ ...link, admin_fee_method: 'excluded', is_notification_enabled: false }),
    ).toEqual([]);
  });

  it.each([
    ['no amount', {}, ['amount DPAY_REQUIRED']],
    ['nothing to pay', { amount: '0' }, ['amount DPAY_AMOUNT_BELOW_MINIMUM']],
    ['a word as amount', { amount: 'gratis' }, ['amount AMOUNT_INVALID']],
    ['decimals', { amount: '1,5' }, ['amount AMOUNT_HAS_DECIMALS']],
    ['a formula', { amount: { text: '5000', kind: 'formula' } }, ['amount FORMULA']],
    [
      'an amount of too many cells',
      { amount: { text: '5', kind: 'spilled' } },
      ['amount CELLS_BEYOND_HEADER'],
    ],
    [
      'half a customer',
      { amount: '5000', customer_name: 'Sari' },
      ['customer_email DPAY_REQUIRED', 'customer_mobile DPAY_REQUIRED'],
    ],
    ['too many days', { amount: '5000', expiry_days: '32' }, ['expiry_days DPAY_FIELD_TOO_LARGE']],
    ['a word as days', { amount: '5000', expiry_days: 'besok' }, ['expiry_days DPAY_FIELD_TOO_SMALL']],
    [
      'an unknown fee payer',
      { amount: '5000', admin_fee_method: 'saya' },
      ['admin_fee_method FEE_PAYER_UNKNOWN'],
    ],
    [
      'an inherited word',
      { amount: '5000', admin_fee_method: 'constructor' },
      ['admin_fee_method FEE_PAYER_UNKNOWN'],
    ],
    [
      'items of another sum',
      { amount: '5000', item_name: 'Kopi', item_price: '4000' },
      ['item_price DPAY_ITEMS_NOT_TOTAL'],
    ],
    [
      'two without a price',
      { amount: '5000', item_name: 'Kopi', item_quantity: '2' },
      ['item_price DPAY_REQUIRED'],
    ],
    ['an item without a name', { amount: '5000', item_price: '5000' }, ['item_name DPAY_REQUIRED']],
    [
      'a long reference',
      { amount: '5000', reference_id: 'x'.repeat(65) },
      ['reference_id DPAY_FIELD_TOO_LONG'],
    ],
    [
      'an invisible reference',
      { amount: '5000', reference_id: 'A\u200B1' },
      ['reference_id DPAY_FIELD_HIDDEN_CHARACTER'],
    ],
  ] as const)('with %s has the issue of that column', (_, texts, codes) => {
    expect(codesOf(texts)).toEqual(codes);
  });

  it('takes the amount from one item, and its price from the amount', () => {
    expect(
      checkLinkRow(rowOf({ item_name: 'Kopi', item_quantity: '3', item_price: '2.000' })).link?.amount,
    ).toBe(6000);
    expect(checkLinkRow(rowOf({ amount: '6000', item_name: 'Kopi' })).link?.items).toEqual([
      { name: 'Kopi', quantity: 1, price: 6000 },
    ]);
  });

  it.each([
    [{ amount: 'Rp 1.500.000,-' }, { field: 'amount', code: 'AMOUNT_INVALID' }, 'Rp 1.500.000'],
    [
      { customer_email: 'mailto:sari@contoh.example' },
      { field: 'customer_email', code: 'DPAY_EMAIL_INVALID' },
      'sari@contoh.example',
    ],
    [
      { customer_mobile: 'WA: 0812 3456 7890' },
      { field: 'customer_mobile', code: 'DPAY_PHONE_INVALID' },
      '+6281234567890',
    ],
    [{ expiry_days: 'besok' }, { field: 'expiry_days', code: 'DPAY_FIELD_TOO_SMALL' }, undefined],
  ] as const)('of %j has a suggestion only if it is sure', (texts, issue, want) => {
    expect(linkSuggestion(issue, rowOf(texts))).toBe(want);
  });
});

describe('rows of one file', () => {
  const check = (...rows: Parameters<typeof rowOf>[0][]) =>
    checkLinkFile(rows.map((texts, index) => ({ number: index + 2, cells: rowOf(texts) })));

  it('block each other by reference, and only warn of the same phone and amount', () => {
    const { records, problems } = check(
      { amount: '5000', reference_id: 'A-1' },
      { amount: '6000', reference_id: 'A-1' },
      { amount: '7000', ...SARI },
      { amount: '7000', ...SARI },
    );

    expect(records.map(({ row }) => row)).toEqual([2, 3, 4, 5]);
    expect(problems).toEqual([
      { row: 3, field: 'reference_id', code: 'REFERENCE_TWICE', params: { row: 2 } },
    ]);
  });

  it('are found by the titles of the template in any order', () => {
    const reader = linkSheetReader();
    const cells = (...texts: string[]) => texts.map((text) => ({ text, kind: 'text' }) as const);
    reader.take({
      number: 1,
      cells: cells('Nama pelanggan', 'Jumlah (Rp)', 'Order Ref ID', 'Jumlah barang'),
    });
    const taken = reader.take({ number: 2, cells: cells('Sari', '5000', 'A-1', '1') });

    expect(taken.ok && taken.value?.cells).toMatchObject({
      customer_name: { text: 'Sari' },
      amount: { text: '5000' },
      reference_id: { text: 'A-1' },
      item_quantity: { text: '1' },
    });
  });

  it('need no column but the amount', () => {
    expect(LINK_COLUMNS.filter(({ required }) => required).map(({ field }) => field)).toEqual(['amount']);
  });
});

it.each([
  [[], false],
  [['expired', 'cancelled'], false],
  [['expired', 'started'], true],
  [['completed'], true],
  [['failed'], true],
] as const)('a reference of orders that are %j is taken: %s', (statuses, taken) => {
  expect(isReferenceTaken(statuses)).toBe(taken);
});

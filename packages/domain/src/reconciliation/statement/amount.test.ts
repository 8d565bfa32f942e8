import { describe, expect, it } from 'vitest';
import { directionOfMark, foreignCurrencyIn, readStatementAmount } from './amount.ts';

describe('an amount of a bank', () => {
  it.each([
    ['1500000', '1500000'],
    ['1.500.000', '1500000'],
    ['1,500,000', '1500000'],
    ['1.500.000,00', '1500000'],
    ['1,500,000.00', '1500000'],
    ['1500000.00', '1500000'],
    ['1.234,5', '1234.50'],
    ['1,234.56', '1234.56'],
    ['.00', '0'],
    ['0.00', '0'],
    ['0,07', '0.07'],
    ['Rp 1.500.000,-', '1500000'],
    ['IDR 150,000.00', '150000'],
    ['Rp\u00A0150.000', '150000'],
    ['150,000.00 CR', '150000 in'],
    ['150,000.00DB', '150000 out'],
    ['CR 150.000', '150000 in'],
    ['150.000,00 K', '150000 in'],
    ['-150.000,00', '-150000'],
    ['+150.000,00', '150000'],
    ['150000-', '-150000'],
    ['(150,000.00)', '-150000'],
    ['Rp -150.000', '-150000'],
  ])('%s', (text, want) => {
    const read = readStatementAmount(text);

    expect(
      read &&
        `${read.isNegative ? '-' : ''}${read.amount}${read.sen ? `.${String(read.sen).padStart(2, '0')}` : ''}${read.direction ? ` ${read.direction}` : ''}`,
    ).toBe(want);
  });

  it.each([
    '',
    '-',
    'abc',
    '1.000.50',
    '1,00,000',
    '0x10',
    '1e6',
    '1.500.000,00 XX',
    'USD 10.00',
    '(150',
    '-(150)',
    '12/11/2026',
    '1,234.5678',
    '9999999999999999',
  ])('is not %j', (text) => {
    expect(readStatementAmount(text)).toBeNull();
  });
});

it.each([
  ['CR', 'in'],
  ['Db.', 'out'],
  ['K', 'in'],
  ['D', 'out'],
  ['Kredit', 'in'],
  ['', undefined],
  ['X', undefined],
])('the mark %j means %s', (mark, want) => {
  expect(directionOfMark(mark)).toBe(want);
});

it.each([
  ['Amount (USD)', 'USD'],
  ['US$ 10', 'USD'],
  ['Mata uang: SGD', 'SGD'],
  ['IDR', undefined],
  ['Jumlah', undefined],
])('%j names the currency %s', (text, want) => {
  expect(foreignCurrencyIn(text)).toBe(want);
});

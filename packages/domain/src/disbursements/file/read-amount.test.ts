import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RUPIAH } from '../../kernel/index.ts';
import { type Cell, readAmount } from '../../sheets/index.ts';

const read = (text: string, kind: Cell['kind'] = 'text') => {
  const amount = readAmount({ text, kind });
  return amount.ok ? amount.value : amount.problem.code;
};

describe('an amount', () => {
  it.each([
    ['150000', 150_000],
    ['150.000', 150_000],
    ['150,000', 150_000],
    ['Rp 1.500.000', 1_500_000],
    [' 150000 ', 150_000],
    ['Rp\u00a0150.000', 150_000],
  ])('of text %j is %i', (text, want) => {
    expect(read(text)).toBe(want);
  });

  it.each(['1,5', '1.5', '10.000,00', '10,000.00', 'Rp 10.000,50', '10000.5'])(
    'of text %j has decimals',
    (text) => {
      expect(read(text)).toBe('AMOUNT_HAS_DECIMALS');
    },
  );

  it.each([
    '0x10',
    '1e6',
    '1E+21',
    '-10000',
    '+10000',
    '10 000',
    '1.00.000',
    'NaN',
    '१००००',
    '10000a',
    '9007199254740993000',
  ])('is not %j', (text) => {
    expect(read(text)).toBe('AMOUNT_INVALID');
  });

  it('of a number cell has decimals if the file stores them, even if it looks like thousands', () => {
    expect(read('10.000', 'number')).toBe('AMOUNT_HAS_DECIMALS');
    expect(read('10000', 'number')).toBe(10_000);
  });

  it('reads back every whole amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_RUPIAH }), (amount) => {
        expect(read(String(amount), 'number')).toBe(amount);
      }),
    );
  });
});

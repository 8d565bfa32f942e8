import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRupiah,
  MAX_RUPIAH,
  MAX_RUPIAH_SUM,
  parseRupiah,
  type Rupiah,
  rupiah,
  subtractRupiah,
  sumRupiah,
  toldSum,
} from './index.ts';

const anyAmount = fc.integer({ min: -MAX_RUPIAH, max: MAX_RUPIAH }).map(rupiah);
const anyPositive = fc.integer({ min: 0, max: MAX_RUPIAH }).map(rupiah);

describe('rupiah', () => {
  it.each([0.5, Number.NaN, Infinity, MAX_RUPIAH_SUM + 1, -MAX_RUPIAH_SUM - 1])('is never %d', (value) => {
    expect(() => rupiah(value)).toThrow(RangeError);
  });

  it('has no minus zero', () => {
    expect(Object.is(rupiah(-0), 0)).toBe(true);
  });

  it('is a branded type: a plain number does not compile', () => {
    // @ts-expect-error a count of transactions is not an amount of money
    const amount: Rupiah = 3;

    expect(amount).toBe(3);
  });
});

describe('parseRupiah', () => {
  it('reads back every amount in its wire format', () => {
    fc.assert(
      fc.property(anyPositive, (amount) => {
        expect(parseRupiah(String(amount))).toEqual({ ok: true, value: amount });
      }),
    );
  });

  it.each([
    '10000',
    '10.000',
    '10,000',
    'Rp 10.000',
    'Rp 10,000',
    'rp10.000',
    'Rp. 10.000',
    '  Rp\u00a010.000 ',
  ])('reads %j as 10.000', (text) => {
    expect(parseRupiah(text)).toEqual({ ok: true, value: 10_000 });
  });

  const refused = [
    '',
    ' ',
    'Rp',
    '-1',
    '+1',
    '1,5',
    '1.000,000',
    '1,000.000',
    '10,00',
    '1.00',
    '1.0000',
    '.100',
    '100.',
    '1e5',
    '0x10',
    '007',
    '0.100',
    '1 000',
    '１０',
    'NaN',
    '\u0000',
  ];
  it.each(refused)('refuses %j', (text) => {
    expect(parseRupiah(text)).toEqual({ ok: false, problem: { code: 'DPAY_AMOUNT_INVALID' } });
  });

  it('accepts up to fifteen digits', () => {
    expect(parseRupiah('999999999999999')).toEqual({ ok: true, value: MAX_RUPIAH });
    expect(parseRupiah('1000000000000000')).toEqual({
      ok: false,
      problem: { code: 'DPAY_AMOUNT_TOO_LARGE', params: { maximum: MAX_RUPIAH } },
    });
  });

  it('rejects a hundred thousand digits as quickly as sixteen', () => {
    expect(parseRupiah('9'.repeat(100_000))).toMatchObject({ problem: { code: 'DPAY_AMOUNT_TOO_LARGE' } });
  });
});

describe('sums', () => {
  it('lose no rupiah: they match integer arithmetic', () => {
    const aTwentieth = anyAmount.map((amount) => rupiah(Math.trunc(amount / 20)));

    fc.assert(
      fc.property(fc.array(aTwentieth, { maxLength: 20 }), (amounts) => {
        const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
        expect(BigInt(sumRupiah(amounts))).toBe(exact);
      }),
    );
  });

  it('do not depend on the order of the parts', () => {
    const aTwentieth = anyPositive.map((amount) => rupiah(Math.trunc(amount / 20)));

    fc.assert(
      fc.property(fc.array(aTwentieth, { maxLength: 20 }), (amounts) => {
        expect(sumRupiah(amounts.toReversed())).toBe(sumRupiah(amounts));
      }),
    );
  });

  it('are undone by subtraction', () => {
    const half = anyAmount.map((amount) => rupiah(Math.trunc(amount / 2)));

    fc.assert(
      fc.property(half, half, (a, b) => {
        expect(subtractRupiah(addRupiah(a, b), b)).toBe(a);
      }),
    );
  });

  it('of no amounts are zero', () => {
    expect(sumRupiah([])).toBe(0);
  });

  it("may exceed a single amount's limit, and throw beyond the exact range", () => {
    expect(sumRupiah([MAX_RUPIAH, MAX_RUPIAH])).toBe(1_999_999_999_999_998);
    expect(() => addRupiah(MAX_RUPIAH_SUM, rupiah(1))).toThrow(RangeError);
  });
});

describe('a displayed sum', () => {
  it.each<[string, (bigint | number | string)[], number]>([
    ['of nothing', [], 0],
    ['of what databases and programs count by', ['9007199254740000', 990, -1n], 9_007_199_254_740_989],
    ['just below the largest', ['9007199254740990'], MAX_RUPIAH_SUM - 1],
    ['of exactly the largest', ['9007199254740990', 1], MAX_RUPIAH_SUM],
    ['beyond the largest stands for this much or more', ['9007199254740992'], MAX_RUPIAH_SUM],
    ['far beyond what the database itself counts', ['92233720368547758080'], MAX_RUPIAH_SUM],
    ['of parts beyond the largest that come to less', ['9007199254740993', -3n], 9_007_199_254_740_990],
    ['below the smallest stands for this little or less', ['-9007199254740992'], -MAX_RUPIAH_SUM],
  ])('%s', (_, parts, told) => expect(toldSum(parts)).toBe(told));

  it('is exact up to the limit of exact counting', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 9 }), (amounts) => {
        expect(toldSum(amounts)).toBe(sumRupiah(amounts));
      }),
    );
  });
});

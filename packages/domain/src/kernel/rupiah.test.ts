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

  it('knows no minus zero', () => {
    expect(Object.is(rupiah(-0), 0)).toBe(true);
  });

  it('is not any number: the compiler asks where it came from', () => {
    // @ts-expect-error a count of transactions is not an amount of money
    const amount: Rupiah = 3;

    expect(amount).toBe(3);
  });
});

describe('parseRupiah', () => {
  it('reads back every amount as it is on the wire', () => {
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

  it('takes fifteen digits and no more', () => {
    expect(parseRupiah('999999999999999')).toEqual({ ok: true, value: MAX_RUPIAH });
    expect(parseRupiah('1000000000000000')).toEqual({
      ok: false,
      problem: { code: 'DPAY_AMOUNT_TOO_LARGE', params: { maximum: MAX_RUPIAH } },
    });
  });

  it('refuses a hundred thousand digits as quickly as one too many', () => {
    expect(parseRupiah('9'.repeat(100_000))).toMatchObject({ problem: { code: 'DPAY_AMOUNT_TOO_LARGE' } });
  });
});

describe('sums', () => {
  it('lose no rupiah: they agree with whole-number arithmetic', () => {
    const aTwentieth = anyAmount.map((amount) => rupiah(Math.trunc(amount / 20)));

    fc.assert(
      fc.property(fc.array(aTwentieth, { maxLength: 20 }), (amounts) => {
        const exact = amounts.reduce((total, amount) => total + BigInt(amount), 0n);
        expect(BigInt(sumRupiah(amounts))).toBe(exact);
      }),
    );
  });

  it('do not depend on the order of their parts', () => {
    const aTwentieth = anyPositive.map((amount) => rupiah(Math.trunc(amount / 20)));

    fc.assert(
      fc.property(fc.array(aTwentieth, { maxLength: 20 }), (amounts) => {
        expect(sumRupiah(amounts.toReversed())).toBe(sumRupiah(amounts));
      }),
    );
  });

  it('are undone by taking away what was added', () => {
    const half = anyAmount.map((amount) => rupiah(Math.trunc(amount / 2)));

    fc.assert(
      fc.property(half, half, (a, b) => {
        expect(subtractRupiah(addRupiah(a, b), b)).toBe(a);
      }),
    );
  });

  it('of nothing are zero', () => {
    expect(sumRupiah([])).toBe(0);
  });

  it('may be larger than any one amount, and refuse to grow past what is counted exactly', () => {
    expect(sumRupiah([MAX_RUPIAH, MAX_RUPIAH])).toBe(1_999_999_999_999_998);
    expect(() => addRupiah(MAX_RUPIAH_SUM, rupiah(1))).toThrow(RangeError);
  });
});

describe('a sum that is told', () => {
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

  it('is the sum wherever that can be counted', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { maxLength: 9 }), (amounts) => {
        expect(toldSum(amounts)).toBe(sumRupiah(amounts));
      }),
    );
  });
});

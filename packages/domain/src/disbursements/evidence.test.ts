import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { DISBURSEMENT_POLICY, earlierPayouts, isUnusualAmount } from './index.ts';

const amount = fc.integer({ min: 1, max: 999_999_999 }).map(rupiah);
const some = fc.array(amount, { minLength: 1, maxLength: 40 });
const usual = (payouts: number, median: number) => ({
  payouts,
  median: rupiah(median),
  largest: rupiah(median),
});

describe('earlier payouts to an account', () => {
  it('are null if there were none', () => {
    expect(earlierPayouts([])).toBeNull();
  });

  it('have a median that was really paid, with at most half below and half above', () => {
    fc.assert(
      fc.property(some, (amounts) => {
        const { payouts = 0, median = 0, largest = 0 } = earlierPayouts(amounts) ?? {};

        expect(payouts).toBe(amounts.length);
        expect(amounts).toContain(median);
        expect(amounts.filter((one) => one < median).length).toBeLessThanOrEqual(payouts / 2);
        expect(amounts.filter((one) => one > median).length).toBeLessThanOrEqual(payouts / 2);
        expect(largest).toBe(Math.max(...amounts));
      }),
    );
  });

  it('do not depend on the order, and leave the input unchanged', () => {
    fc.assert(
      fc.property(some, (amounts) => {
        const before = [...amounts];

        expect(earlierPayouts(amounts.toReversed())).toEqual(earlierPayouts(amounts));
        expect(amounts).toEqual(before);
      }),
    );
  });
});

describe('an amount', () => {
  const { leastEarlier, times } = DISBURSEMENT_POLICY.unusual;

  it('is never unusual for an account with fewer than three payouts', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 1, max: leastEarlier - 1 }), (one, median, payouts) => {
        expect(isUnusualAmount(one, usual(payouts, median))).toBe(false);
      }),
    );
    expect(isUnusualAmount(rupiah(1_000_000_000), null)).toBe(false);
  });

  it.each([
    [300_000, false],
    [300_001, true],
    [33_334, false],
    [33_333, true],
    [100_000, false],
  ])('of Rp %d where Rp 100.000 is usual: unusual is %s', (one, unusual) => {
    expect(isUnusualAmount(rupiah(one), usual(leastEarlier, 100_000))).toBe(unusual);
  });

  it('that is unusual stays unusual further away', () => {
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 1_000_000 }), (one, median, more) => {
        fc.pre(one > median && isUnusualAmount(one, usual(leastEarlier, median)));

        expect(isUnusualAmount(rupiah(one + more), usual(leastEarlier, median))).toBe(true);
      }),
    );
  });

  it('between one third and three times the usual is not unusual', () => {
    fc.assert(
      fc.property(
        amount,
        fc.double({ min: 1 / times + 1e-6, max: times - 1e-6, noNaN: true }),
        (median, factor) => {
          const near = rupiah(Math.max(1, Math.round(median * factor)));
          fc.pre(near * times >= median && near <= times * median);

          expect(isUnusualAmount(near, usual(leastEarlier, median))).toBe(false);
        },
      ),
    );
  });
});

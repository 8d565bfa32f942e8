import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_RUPIAH, percentOf, rupiah } from '../index.ts';

const anyPositive = fc.integer({ min: 0, max: MAX_RUPIAH }).map(rupiah);
const anyShare = fc.integer({ min: 0, max: 10_000 });

describe('percentOf', () => {
  it.each([
    // amount, basis points, half-up, up
    [10_000, 70, 70, 70],
    [150_000, 70, 1_050, 1_050],
    [4_000, 1_100, 440, 440],
    [50, 100, 1, 1], // exactly half a rupiah goes up
    [49, 100, 0, 1], // just below half goes down, unless always up
    [51, 100, 1, 1],
    [1, 1, 0, 1], // a ten-thousandth of a rupiah
    [0, 150, 0, 0],
    [12_345, 0, 0, 0],
    [12_345, 10_000, 12_345, 12_345],
  ])('of %d at %d basis points is %d half up and %d up', (amount, basisPoints, halfUp, up) => {
    expect(percentOf(rupiah(amount), { basisPoints, round: 'half-up' })).toBe(halfUp);
    expect(percentOf(rupiah(amount), { basisPoints, round: 'up' })).toBe(up);
  });

  it('is within half a rupiah of the exact share when rounded half up', () => {
    fc.assert(
      fc.property(anyPositive, anyShare, (amount, basisPoints) => {
        const share = BigInt(percentOf(amount, { basisPoints, round: 'half-up' })) * 10_000n;
        const off = share - BigInt(amount) * BigInt(basisPoints);
        expect(off > -5_000n && off <= 5_000n).toBe(true);
      }),
    );
  });

  it('is at least the exact share, and less than one rupiah above it, when rounded up', () => {
    fc.assert(
      fc.property(anyPositive, anyShare, (amount, basisPoints) => {
        const share = BigInt(percentOf(amount, { basisPoints, round: 'up' })) * 10_000n;
        const off = share - BigInt(amount) * BigInt(basisPoints);
        expect(off >= 0n && off < 10_000n).toBe(true);
      }),
    );
  });

  it('of the negated amount cancels the fee to the rupiah', () => {
    fc.assert(
      fc.property(anyPositive, anyShare, fc.constantFrom('half-up', 'up'), (amount, basisPoints, round) => {
        const fee = percentOf(amount, { basisPoints, round });
        expect(percentOf(rupiah(-amount), { basisPoints, round }) + fee).toBe(0);
      }),
    );
  });

  it.each([0.7, -1, Number.NaN])('rejects %d basis points', (basisPoints) => {
    expect(() => percentOf(rupiah(100), { basisPoints, round: 'up' })).toThrow(RangeError);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { type FeePreview, previewFees, rateWithPpn } from './index.ts';

const row = (rows: readonly FeePreview[], method: string) => rows.find((one) => one.method === method);

describe('a price of Rp 150.000', () => {
  it('is paid as it is if the merchant bears the fee', () => {
    const rows = previewFees(rupiah(150_000), 'merchant');

    expect(rows.map(({ total }) => total)).toEqual(Array(8).fill(150_000));
    expect(row(rows, 'ewallet')).toMatchObject({ payer: 'merchant', fee: 2_498, net: 147_502 });
  });

  it('is received as it is if the customer bears the fee, except by QRIS', () => {
    const rows = previewFees(rupiah(150_000), 'customer');

    expect(row(rows, 'va')).toMatchObject({ fee: 4_440, total: 154_440, net: 150_000 });
    expect(row(rows, 'ewallet')).toMatchObject({ fee: 2_498, total: 152_498, net: 150_000 });
    expect(row(rows, 'qris')).toMatchObject({ payer: 'merchant', fee: 1_166, total: 150_000, net: 148_834 });
  });
});

it('a price below the fee leaves the merchant nothing', () => {
  expect(row(previewFees(rupiah(1_000), 'merchant'), 'va')).toMatchObject({ fee: 4_440, net: null });
});

// spec 9.53
it('what the customer pays is what the merchant receives and the fee', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10_000, max: 10 ** 9 }),
      fc.constantFrom('merchant' as const, 'customer' as const),
      (price, payer) => {
        for (const { net, fee, total } of previewFees(rupiah(price), payer))
          expect((net ?? 0) + fee).toBe(total);
      },
    ),
  );
});

it.each([
  [
    { basisPoints: 0, flat: 4_000 },
    { basisPoints: 0, flat: 4_440 },
  ],
  [
    { basisPoints: 150, flat: 0 },
    { basisPoints: 166.5, flat: 0 },
  ],
  [
    { basisPoints: 290, flat: 2_000 },
    { basisPoints: 321.9, flat: 2_220 },
  ],
])('%o with PPN is %o', (rate, want) => {
  expect(rateWithPpn(rate)).toEqual(want);
});

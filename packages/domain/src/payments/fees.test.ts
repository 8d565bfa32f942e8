import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { feesOf } from './fees.ts';
import { PAYMENT_METHODS } from './methods.ts';

describe('fees of a payment of Rp 150.000', () => {
  it.each([
    // spec 9.27
    ['va', 'BCA', 4_000, 440],
    // spec 9.28
    ['ewallet', 'OVO', 2_250, 248],
    ['card', 'CARD', 6_350, 699],
    ['qris', 'QRIS', 1_050, 116],
    ['retail_store', 'ALFAMART', 5_000, 550],
    ['online_banking', 'JENIUSPAY', 3_000, 330],
    ['direct_debit', 'DD_BRI', 2_850, 314],
    ['direct_debit', 'DD_MANDIRI', 4_500, 495],
    ['bnpl', 'KREDIVO', 3_450, 380],
    ['bnpl', 'AKULAKU', 2_550, 281],
  ] as const)('%s by %s costs the merchant %i and PPN of %i', (method, channel, mdrFee, ppn) => {
    const fees = feesOf(rupiah(150_000), { method, channel, payer: 'merchant' });

    expect(fees).toEqual({ mdrFee, ppn, adminFee: 0 });
  });
});

it('a customer who bears the fee pays Rp 152.498 for Rp 150.000 by OVO', () => {
  const { adminFee } = feesOf(rupiah(150_000), { method: 'ewallet', channel: 'OVO', payer: 'customer' });

  expect(150_000 + adminFee).toBe(152_498);
});

it("the customer's surcharge is the fee and its PPN, for every price and method", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10 ** 12 }),
      fc.constantFrom(...PAYMENT_METHODS),
      (price, method) => {
        const fees = feesOf(rupiah(price), { method, channel: '', payer: 'customer' });

        expect(fees.adminFee).toBe(fees.mdrFee + fees.ppn);
      },
    ),
  );
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { rupiah, sumRupiah } from '../kernel/index.ts';
import {
  delivered,
  type MoneyOut,
  paymentCompleted,
  released,
  reserved,
  settlementSettled,
  standingAfter,
} from './index.ts';

const out: MoneyOut = {
  of: 'withdrawal',
  id: 'wdr_1',
  attempt: 1,
  amount: rupiah(25_000),
  fee: rupiah(3_000),
  ppn: rupiah(330),
};
const standing = (...transfers: ReturnType<typeof reserved>[]) =>
  Object.fromEntries(
    standingAfter(transfers.map(({ lines }) => lines)).map(({ account, amount }) => [account, amount]),
  );

it('for a settled payment is what the customer paid, the fees, and the available amount', () => {
  const paid = paymentCompleted({
    id: 'pay_1',
    amount: rupiah(150_000),
    fee: rupiah(4_000),
    ppn: rupiah(440),
  });

  expect(standing(paid, settlementSettled({ id: 'set_1', net: rupiah(145_560) }))).toEqual({
    acquirer: -150_000,
    fee: 4_000,
    ppn: 440,
    available: 145_560,
  });
});

it('for returned money is empty', () => {
  expect(standing(reserved(out), released(out))).toEqual({});
});

it('for delivered money is the bank, with fee and PPN', () => {
  expect(standing(reserved(out), delivered(out))).toEqual({
    available: -28_330,
    bank: 25_000,
    fee: 3_000,
    ppn: 330,
  });
});

it('adds up to zero for any events in any order', () => {
  const transfer = fc.constantFrom(
    reserved(out),
    delivered(out),
    released(out),
    reserved({ ...out, holder: 'sub_1' }),
  );

  fc.assert(
    fc.property(fc.array(transfer), (transfers) => {
      const lines = standingAfter(transfers.map((one) => one.lines));
      expect(sumRupiah(lines.map(({ amount }) => amount))).toBe(0);
    }),
  );
});

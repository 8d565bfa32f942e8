import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { PAYMENT_STATUSES } from '../payments/index.ts';
import { decideReturn, leftToReturn, type ReturnablePayment } from './index.ts';

const payment = (changes: Partial<ReturnablePayment> = {}): ReturnablePayment => ({
  id: 'pay_1',
  status: 'completed',
  holder: '',
  paidAmount: rupiah(150_000),
  refundAmount: rupiah(0),
  returnedAmount: rupiah(0),
  ...changes,
});
const decided = (amount: number, changes: Partial<ReturnablePayment> = {}, holder = '') => {
  const result = decideReturn(amount, payment(changes), { holder });
  return result.ok ? 'ok' : result.problem.code;
};

describe('a payout that returns a payment', () => {
  test.each<[string, number, Partial<ReturnablePayment>, string]>([
    ['everything', 150_000, {}, 'ok'],
    ['one rupiah more', 150_001, {}, 'DPAY_RETURN_ABOVE_PAID'],
    ['the rest after a refund', 50_000, { refundAmount: rupiah(100_000) }, 'ok'],
    ['more than that rest', 50_001, { refundAmount: rupiah(100_000) }, 'DPAY_RETURN_ABOVE_PAID'],
    ['the rest after another payout', 50_000, { returnedAmount: rupiah(100_000) }, 'ok'],
    ['more than that rest', 50_001, { returnedAmount: rupiah(100_000) }, 'DPAY_RETURN_ABOVE_PAID'],
    ['less than before', -1, { returnedAmount: rupiah(150_000) }, 'ok'],
  ])('%s: %s of %o gives %s', (_, amount, changes, code) => {
    expect(decided(amount, changes)).toBe(code);
  });

  test.each(PAYMENT_STATUSES)('of a %s payment', (status) => {
    expect(decided(10_000, { status })).toBe(
      status === 'completed' ? 'ok' : 'DPAY_RETURN_PAYMENT_NOT_COMPLETED',
    );
  });

  test.each([
    ['', '', 'ok'],
    ['', 'sub_1', 'ok'],
    ['sub_1', 'sub_1', 'ok'],
    ['sub_1', '', 'DPAY_RETURN_OTHER_BALANCE'],
    ['sub_1', 'sub_2', 'DPAY_RETURN_OTHER_BALANCE'],
  ])('paid by %j of a payment to %j: %s', (payer, receiver, code) => {
    expect(decided(10_000, { holder: receiver }, payer)).toBe(code);
  });
});

test('returns and refunds never exceed the paid amount', () => {
  const amount = fc.integer({ min: 0, max: 300_000 });
  fc.assert(
    fc.property(amount, amount, amount, amount, (paid, refunded, returned, more) => {
      const given = {
        paidAmount: rupiah(paid),
        refundAmount: rupiah(refunded),
        returnedAmount: rupiah(returned),
      };
      if (refunded + returned > paid) expect(leftToReturn(given)).toBe(0);
      else if (decided(more, given) === 'ok') expect(refunded + returned + more).toBeLessThanOrEqual(paid);
    }),
  );
});

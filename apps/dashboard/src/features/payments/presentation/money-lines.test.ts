import { sumRupiah } from '@dasbor/domain/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import card from '../../../../../../openapi/features/payments/examples/card-completed-settled.json' with { type: 'json' };
import ewallet from '../../../../../../openapi/features/payments/examples/ewallet-completed-waiting.json' with { type: 'json' };
import started from '../../../../../../openapi/features/payments/examples/ewallet-started.json' with { type: 'json' };
import type { Payment } from '../api/types.ts';
import { paymentLines } from './money-lines.ts';
import { netAmount } from './net-amount.ts';

const payments = [card, ewallet, started].map(({ value }) => value.data as unknown as Payment);

/** The amount by which the lines above each total differ from it; empty if they add up. */
const differences = (payment: Payment): readonly number[] => {
  const lines = paymentLines(payment);
  const billed = lines.findIndex((line) => line.key === 'billed');
  const bill = sumRupiah(lines.slice(0, billed).map((line) => line.amount)) - payment.amount;
  if (payment.status !== 'completed') return [bill];
  const net = sumRupiah(lines.slice(billed + 1, -1).map((line) => line.amount)) - (lines.at(-1)?.amount ?? 0);
  return [bill, net];
};

describe('the lines of a payment', () => {
  test.each(payments.map((payment) => [payment.method, payment] as const))(
    '%s: the lines add up to their totals',
    (_m, payment) => {
      expect(new Set(differences(payment))).toEqual(new Set([0]));
    },
  );

  test('refunds are deducted after the net amount, which stays the same', () => {
    const payment = { ...(payments[0] as Payment), deducted_amount: 10_000 };

    expect(paymentLines(payment).slice(-3)).toEqual([
      { key: 'net', amount: netAmount(payment), isTotal: true },
      { key: 'deducted', amount: -10_000 },
      { key: 'toSettle', amount: netAmount(payment) - 10_000, isTotal: true },
    ]);
  });

  test('the merchant receives the full price if the customer pays the fee', () => {
    const payment = payments[1] as Payment;
    expect(paymentLines(payment)[0]?.amount).toBe(netAmount(payment));
  });

  test('the lines add up for any amounts', () => {
    const money = fc.integer({ min: 0, max: 1_000_000_000 });
    const amounts = fc.record({
      amount: money,
      shipping_fee: money,
      discount: money,
      admin_fee: money,
      paid_amount: money,
      mdr_fee: money,
      ppn: money,
    });
    const wrong = fc.check(
      fc.property(amounts, (values) =>
        differences({ ...(payments[0] as Payment), ...values }).every((difference) => difference === 0),
      ),
    );
    expect(wrong.counterexample).toBeNull();
  });

  test('fees are not shown before the payment completes', () => {
    expect(paymentLines(payments[2] as Payment).map((line) => line.key)).not.toContain('net');
  });
});

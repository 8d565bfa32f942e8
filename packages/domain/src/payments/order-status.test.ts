import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Rupiah, rupiah } from '../kernel/index.ts';
import { ORDER_STATUSES, type OrderStatus, orderTransitions } from '../orders/index.ts';
import { orderStatusAfter, PAYMENT_STATUSES, type PaymentStatus, remainingAfter } from './index.ts';

const bill = rupiah(100_000);
const unpaid = (status: OrderStatus) => ({ status, netAmount: bill, remaining: bill });
const halfPaid = (status: OrderStatus) => ({ status, netAmount: bill, remaining: rupiah(50_000) });
const payment = (status: PaymentStatus, amount = 100_000) => ({ status, amount: rupiah(amount) });

/** Row: the unpaid order, column: the new status of a payment for the full bill; `=` leaves the order unchanged. */
const FULL: Record<OrderStatus, Record<PaymentStatus, OrderStatus | '='>> = {
  started: {
    started: '=',
    processing: 'processing',
    completed: 'completed',
    cancelled: '=',
    rejected: 'failed',
    failed: 'failed',
  },
  processing: {
    started: '=',
    processing: '=',
    completed: 'completed',
    cancelled: '=',
    rejected: 'failed',
    failed: 'failed',
  },
  failed: {
    started: '=',
    processing: 'processing',
    completed: 'completed',
    cancelled: '=',
    rejected: '=',
    failed: '=',
  },
  completed: { started: '=', processing: '=', completed: '=', cancelled: '=', rejected: '=', failed: '=' },
  cancelled: { started: '=', processing: '=', completed: '=', cancelled: '=', rejected: '=', failed: '=' },
  expired: { started: '=', processing: '=', completed: '=', cancelled: '=', rejected: '=', failed: '=' },
};

const pairs = ORDER_STATUSES.flatMap((order) =>
  PAYMENT_STATUSES.map((paid) => ({
    order,
    paid,
    want: FULL[order][paid] === '=' ? order : FULL[order][paid],
  })),
);

describe('orderStatusAfter', () => {
  it.each(pairs)('an unpaid $order order with a $paid payment becomes $want', ({ order, paid, want }) => {
    expect(orderStatusAfter(unpaid(order), payment(paid))).toBe(want);
  });

  it.each([
    ['a part is paid', unpaid('started'), payment('completed', 50_000), 'processing'],
    ['one rupiah is missing', unpaid('processing'), payment('completed', 99_999), 'processing'],
    ['the last part is paid', halfPaid('processing'), payment('completed', 50_000), 'completed'],
    ['more than the rest is paid', halfPaid('processing'), payment('completed', 60_000), 'completed'],
    ['the second part fails', halfPaid('processing'), payment('failed', 50_000), 'processing'],
    ['the second part is rejected', halfPaid('processing'), payment('rejected', 50_000), 'processing'],
    ['a failed order is partly paid', unpaid('failed'), payment('completed', 50_000), 'processing'],
  ] as const)('when %s', (_, order, paid, want) => {
    expect(orderStatusAfter(order, paid)).toBe(want);
  });

  it('makes only transitions that the order allows', () => {
    const anyAmount = fc.integer({ min: 0, max: 200_000 }).map(rupiah);

    fc.assert(
      fc.property(
        fc.constantFrom(...ORDER_STATUSES),
        anyAmount,
        fc.constantFrom(...PAYMENT_STATUSES),
        anyAmount,
        (status, remaining, paid, amount) => {
          const after = orderStatusAfter({ status, netAmount: bill, remaining }, { status: paid, amount });
          expect(after === status || orderTransitions.canMove(status, after)).toBe(true);
        },
      ),
    );
  });
});

describe('remainingAfter', () => {
  it('subtracts what was paid, only after completion', () => {
    expect(remainingAfter(unpaid('started'), payment('completed', 30_000))).toBe(70_000);
    expect(remainingAfter(unpaid('started'), payment('processing', 30_000))).toBe(100_000);
    expect(remainingAfter(unpaid('started'), payment('failed', 30_000))).toBe(100_000);
  });

  it('is never negative', () => {
    expect(remainingAfter(unpaid('started'), payment('completed', 100_001))).toBe(0);
  });

  it('is zero exactly when the parts reach the bill', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { maxLength: 6 }), (parts) => {
        const remaining = parts.reduce<Rupiah>(
          (left, part) =>
            remainingAfter({ ...unpaid('processing'), remaining: left }, payment('completed', part)),
          bill,
        );
        const paid = parts.reduce((total, part) => total + part, 0);
        expect(remaining).toBe(Math.max(0, bill - paid));
      }),
    );
  });
});

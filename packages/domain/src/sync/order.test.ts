import { describe, expect, it } from 'vitest';
import { rupiah } from '../kernel/index.ts';
import { ORDER_STATUSES, type OrderStatus, orderTransitions } from '../orders/index.ts';
import {
  FAILURE_CODES,
  PAYMENT_STATUSES,
  type PaymentStatus,
  paymentTransitions,
} from '../payments/index.ts';
import { type AcquirerReport, decideOrderSync, type OrderSyncFacts } from './index.ts';

const expiresAt = '2026-11-21T03:00:00.000Z';
const inTime = new Date('2026-11-21T02:59:59.999Z');
const late = new Date(expiresAt);

const order = (status: OrderStatus, remaining = 100_000): OrderSyncFacts['order'] => ({
  status,
  netAmount: rupiah(100_000),
  remaining: rupiah(remaining),
  expiresAt,
});
const payment = (status: PaymentStatus, change: object = {}): OrderSyncFacts['payment'] => ({
  status,
  amount: rupiah(100_000),
  expiresAt,
  failureCode: null,
  ...change,
});
const sync = (facts: Partial<OrderSyncFacts>, now = inTime) =>
  decideOrderSync(
    { order: order('processing'), payment: payment('processing'), report: 'processing', ...facts },
    now,
  );

describe('decideOrderSync', () => {
  it('reports that nobody has paid yet', () => {
    expect(sync({ order: order('started'), payment: null })).toEqual({
      outcome: 'no_payment_yet',
      status: 'started',
      paymentStatus: null,
    });
    expect(sync({ order: order('started'), payment: payment('started'), report: 'started' }).outcome).toBe(
      'no_payment_yet',
    );
  });

  it('keeps an order processing while the acquirer does', () => {
    expect(sync({})).toEqual({
      outcome: 'still_processing',
      status: 'processing',
      paymentStatus: 'processing',
    });
  });

  it.each<[AcquirerReport, OrderStatus]>([
    ['completed', 'completed'],
    ['failed', 'failed'],
    ['rejected', 'failed'],
    ['cancelled', 'processing'],
  ])('follows its payment to %s: the order becomes %s', (report, status) => {
    expect(sync({ report })).toEqual({ outcome: 'status_changed', status, paymentStatus: report });
  });

  it('is not completed by the first part of a partial payment', () => {
    expect(sync({ payment: payment('processing', { amount: rupiah(40_000) }), report: 'completed' })).toEqual(
      {
        outcome: 'status_changed',
        status: 'processing',
        paymentStatus: 'completed',
      },
    );
  });

  // spec 4.12
  it('expires a processing order at its expiry, with its open payment', () => {
    expect(sync({}, late)).toEqual({
      outcome: 'order_expired',
      status: 'expired',
      paymentStatus: 'cancelled',
    });
  });

  it('never expires an order that does not end by itself', () => {
    const endless = { ...order('started'), expiresAt: null };

    expect(sync({ order: endless, payment: null }, late)).toMatchObject({ status: 'started' });
  });

  it('expires a started order that was never paid', () => {
    expect(sync({ order: order('started'), payment: null }, late)).toEqual({
      outcome: 'order_expired',
      status: 'expired',
      paymentStatus: null,
    });
  });

  it('expires a failed order at its expiry, and leaves its payment failed', () => {
    expect(sync({ order: order('failed'), payment: payment('failed'), report: 'failed' }, late)).toEqual({
      outcome: 'order_expired',
      status: 'expired',
      paymentStatus: 'failed',
    });
  });

  it("ends the payment of an expired order even if the payment's expiry was later", () => {
    const longer = payment('processing', { expiresAt: '2026-11-22T00:00:00Z' });

    expect(sync({ payment: longer }, late).paymentStatus).toBe('cancelled');
  });

  it('accepts money paid in time and reported late', () => {
    expect(sync({ report: 'completed' }, late)).toEqual({
      outcome: 'status_changed',
      status: 'completed',
      paymentStatus: 'completed',
    });
  });

  it('changes nothing while the acquirer is unreachable, even for an overdue order', () => {
    expect(sync({ report: 'unreachable' }, late)).toEqual({
      outcome: 'unreachable',
      status: 'processing',
      paymentStatus: 'processing',
    });
  });

  it('waits for another payment if the last one expired before its order', () => {
    const lapsed = payment('processing', { expiresAt: '2026-11-21T02:00:00Z' });

    expect(sync({ payment: lapsed })).toEqual({
      outcome: 'no_payment_yet',
      status: 'processing',
      paymentStatus: 'cancelled',
    });
    expect(sync({ payment: payment('cancelled', { failureCode: FAILURE_CODES.expired }) }).outcome).toBe(
      'no_payment_yet',
    );
    expect(sync({ payment: payment('cancelled') }).outcome).toBe('no_payment_yet');
  });

  it('sends the webhook of a failed order again', () => {
    expect(sync({ order: order('failed'), payment: payment('failed') }).outcome).toBe('webhook_resent');
  });

  it.each(ORDER_STATUSES.filter((status) => orderTransitions.isFinal(status)))(
    'leaves %s alone',
    (status) => {
      expect(sync({ order: order(status), report: 'failed' }, late)).toEqual({
        outcome: status === 'expired' ? 'already_expired' : 'webhook_resent',
        status,
        paymentStatus: 'processing',
      });
    },
  );

  it('makes only transitions that order and payment allow, for every state', () => {
    const forbidden: unknown[] = [];
    for (const from of ORDER_STATUSES)
      for (const paid of PAYMENT_STATUSES)
        for (const report of [...PAYMENT_STATUSES, 'unreachable'] as const)
          for (const remaining of [100_000, 40_000])
            for (const now of [inTime, late]) {
              const after = sync({ order: order(from, remaining), payment: payment(paid), report }, now);
              const { status, paymentStatus } = after;
              const orderMoved = status === from || orderTransitions.canMove(from, status);
              const paymentMoved =
                paymentStatus === paid ||
                (paymentStatus !== null && paymentTransitions.canMove(paid, paymentStatus));
              if (!orderMoved || !paymentMoved) forbidden.push({ from, paid, report, remaining, now, after });
            }

    expect(forbidden).toEqual([]);
  });
});

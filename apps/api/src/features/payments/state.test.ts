import { orderTransitions } from '@dasbor/domain/orders';
import type { OrderStatus } from '@dasbor/domain/orders';
import { paymentTransitions } from '@dasbor/domain/payments';
import type { PaymentStatus } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerFor } from '../../rails/acquirer/simulated.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import {
  A_LIVE,
  A_SANDBOX,
  addSale,
  addTrade,
  anOrder,
  aPayment,
  idOf,
  NOW,
  standing,
  topicsOf,
} from '../../testing/trade.ts';
import { findOrder, moveOrder } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { findPayment, movePayment } from './public.ts';
import type { PaymentRow } from './public.ts';

const now = new Date(NOW);
let app: TestApp;
let number = 0;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const move = (n: number, to: PaymentStatus, paidAmount = 100_000, tenant = A_LIVE) =>
  app.db.tenant(tenant, async (tx) => {
    const payment = (await findPayment(tx, idOf('pay', n))) as PaymentRow;
    return movePayment({ tx, now, ids: app.deps.ids }, payment, answerFor(payment, to, paidAmount, now));
  });

const pairs = <Status>(statuses: readonly Status[]) =>
  statuses.flatMap((from) => statuses.map((to) => [from, to] as const));

describe('every status change of a payment is allowed or rejected', () => {
  const steps = pairs(paymentTransitions.statuses);

  test.each(steps.filter(([from, to]) => paymentTransitions.canMove(from, to)))(
    '%s → %s',
    async (from, to) => {
      number += 1;
      await addSale(app.db, A_LIVE, number, { payment: { status: from } });

      expect(await move(number, to)).toMatchObject({ status: to, updated_at: NOW });
    },
  );

  test.each(steps.filter(([from, to]) => !paymentTransitions.canMove(from, to)))(
    'not %s → %s, and nothing changes',
    async (from, to) => {
      number += 1;
      await addSale(app.db, A_LIVE, number, { payment: { status: from } });
      const before = await standing(app.db, A_LIVE, number);

      expect(await move(number, to)).toBeUndefined();
      expect(await standing(app.db, A_LIVE, number)).toEqual(before);
      expect(await topicsOf(app.db, idOf('pay', number))).toEqual([]);
    },
  );
});

describe('every status change of an order is allowed or rejected', () => {
  test.each(pairs(orderTransitions.statuses).filter(([from, to]) => from !== to))(
    '%s → %s',
    async (from, to) => {
      number += 1;
      await addTrade(app.db, A_LIVE, { orders: [anOrder(number, { status: from as OrderStatus })] });

      const moved = await app.db.tenant(A_LIVE, async (tx) => {
        const order = (await findOrder(tx, idOf('ord', number))) as OrderRow;
        return moveOrder({ tx, now, ids: app.deps.ids }, order, to);
      });

      expect(moved?.status).toBe(orderTransitions.canMove(from, to) ? to : undefined);
    },
  );
});

describe('a completed payment', () => {
  test('sets its amount, fees and settlement date, and completes its order', async () => {
    number += 1;
    await addSale(app.db, A_LIVE, number);

    await move(number, 'completed');

    const { order, payment } = await standing(app.db, A_LIVE, number);
    expect(payment).toMatchObject({
      status: 'completed',
      paid_amount: '100000',
      mdr_fee: '4000',
      ppn: '440',
      settlement_status: 'need_to_settle',
      // Friday's virtual account is settled on Monday.
      settlement_due_date: '2026-11-23',
      completed_at: NOW,
      issuer_name: 'Bank BNI',
    });
    expect(order).toMatchObject({ status: 'completed', remaining_payment: '0', completed_at: NOW });
    expect(await topicsOf(app.db, payment.id)).toEqual(['payment.updated', 'payment.completed']);
    expect(await topicsOf(app.db, order.id)).toEqual(['order.completed', 'order.updated']);
  });

  test('in sandbox is due by the merchant’s clock, and keeps its real time', async () => {
    number += 1;
    await addSale(app.db, A_SANDBOX, number);
    // Tuesday evening becomes Wednesday in Jakarta.
    const ahead = Date.parse('2026-11-24T17:00:00.000Z') - now.getTime();
    await app.db.system((tx) =>
      tx.run(sql`
        update merchant_mode set clock_ahead_ms = ${ahead} where merchant_id = ${MERCHANT_A} and mode = 'sandbox'`),
    );

    await move(number, 'completed', 100_000, A_SANDBOX);

    expect((await standing(app.db, A_SANDBOX, number)).payment).toMatchObject({
      settlement_due_date: '2026-11-26',
      completed_at: NOW,
    });
    const { paid_on } = await app.db.tenant(A_SANDBOX, (tx) =>
      tx.one<{ paid_on: string }>(sql`select paid_on::text from payment where id = ${idOf('pay', number)}`),
    );
    expect(paid_on).toBe('2026-11-25');
  });

  test('in part leaves its order open for the rest', async () => {
    number += 1;
    await addSale(app.db, A_LIVE, number, {
      order: { payment_type: 'partial', status: 'started' },
      payment: { amount: '40000' },
    });

    await move(number, 'completed', 40_000);

    expect((await standing(app.db, A_LIVE, number)).order).toMatchObject({
      status: 'processing',
      remaining_payment: '60000',
      completed_at: null,
    });
  });

  test('with the fee on top deducts only its price from the order', async () => {
    number += 1;
    await addSale(app.db, A_LIVE, number, {
      payment: {
        method: 'ewallet',
        channel: 'OVO',
        amount: '101665',
        admin_fee: '1665',
        mdr_fee_payer: 'customer',
      },
    });

    await move(number, 'completed', 101_665);

    const { order, payment } = await standing(app.db, A_LIVE, number);
    expect(payment).toMatchObject({ paid_amount: '101665', mdr_fee: '1500', ppn: '165' });
    expect(payment.retrieval_reference_number).toMatch(/^\d{12}$/);
    expect(order).toMatchObject({ status: 'completed', remaining_payment: '0' });
  });

  test('concurrent with another: the order counts both', async () => {
    number += 1;
    const second = number + 1;
    await addTrade(app.db, A_LIVE, {
      orders: [anOrder(number, { payment_type: 'partial' })],
      payments: [
        aPayment(number, { amount: '50000' }),
        aPayment(second, { order_id: idOf('ord', number), amount: '50000' }),
      ],
    });

    await Promise.all([move(number, 'completed', 50_000), move(second, 'completed', 50_000)]);

    expect((await standing(app.db, A_LIVE, number)).order).toMatchObject({
      status: 'completed',
      remaining_payment: '0',
    });
    number = second;
  });
});

test.each([
  ['failed', 'failed', 'payment.failed'],
  ['rejected', 'failed', 'payment.rejected'],
  ['cancelled', 'processing', 'payment.cancelled'],
] as const)('a payment that is %s leaves its order %s and says so', async (to, order, topic) => {
  number += 1;
  await addSale(app.db, A_LIVE, number);

  await move(number, to, 0);

  const now = await standing(app.db, A_LIVE, number);
  expect(now.payment).toMatchObject({
    status: to,
    paid_amount: '0',
    settlement_status: null,
    completed_at: null,
  });
  expect(now.payment.failure_code).not.toBeNull();
  expect(now.order.status).toBe(order);
  expect(await topicsOf(app.db, now.payment.id)).toEqual(['payment.updated', topic]);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_B } from '../../testing/people.ts';
import {
  A_LIVE,
  A_SANDBOX,
  acquirerSays,
  addSale,
  addTrade,
  anOrder,
  aPayment,
  idOf,
  minutesAgo,
  NOW,
  standing,
  topicsOf,
} from '../../testing/trade.ts';
import { findOrder } from './public.ts';

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());

const sync = (number: number) =>
  app.ask('POST', `/dashboard/orders/${idOf('ord', number)}/sync`, { token: owner.live });
const orderNow = (number: number) => app.db.tenant(A_LIVE, (tx) => findOrder(tx, idOf('ord', number)));
const past = { created_at: minutesAgo(180), updated_at: minutesAgo(180), expires_at: minutesAgo(60) };
const expired = {
  status: 'cancelled',
  failure_code: '20012',
  failure_message: 'Waktu pembayaran habis.',
} as const;

describe('syncing an order', () => {
  test('that is completed sends its webhooks again', async () => {
    await addSale(app.db, A_LIVE, 1, { order: { status: 'completed' }, payment: { status: 'completed' } });

    expect((await sync(1)).json()).toEqual({
      data: { outcome: 'webhook_resent', status: 'completed', synced_at: NOW },
    });
    expect(await topicsOf(app.db, idOf('ord', 1))).toEqual(['order.completed']);
    expect(await topicsOf(app.db, idOf('pay', 1))).toEqual(['payment.completed']);
  });

  // spec 4.7
  test('whose payment the acquirer completed completes it too', async () => {
    await addSale(app.db, A_LIVE, 2);
    await acquirerSays(app.db, A_LIVE, idOf('pay', 2), 'completed', { paidAmount: 100_000 });

    expect((await sync(2)).json()).toMatchObject({
      data: { outcome: 'status_changed', status: 'completed' },
    });
    const { order, payment } = await standing(app.db, A_LIVE, 2);
    expect([order.status, order.remaining_payment, payment.status]).toEqual(['completed', '0', 'completed']);
  });

  test('that was partially paid keeps it open for the rest', async () => {
    await addSale(app.db, A_LIVE, 3, {
      order: { payment_type: 'partial' },
      payment: { amount: '100000', va_is_closed: false },
    });
    await acquirerSays(app.db, A_LIVE, idOf('pay', 3), 'completed', { paidAmount: 30_000 });

    expect((await sync(3)).json()).toMatchObject({
      data: { outcome: 'status_changed', status: 'processing' },
    });
    expect(await orderNow(3)).toMatchObject({ status: 'processing', remaining_payment: '70000' });
  });

  // spec 4.11
  test('that is still open reports processing', async () => {
    await addSale(app.db, A_LIVE, 4);
    await acquirerSays(app.db, A_LIVE, idOf('pay', 4), 'processing');

    expect((await sync(4)).json()).toMatchObject({
      data: { outcome: 'still_processing', status: 'processing' },
    });
  });

  test('that is overdue expires it and ends its payment', async () => {
    await addSale(app.db, A_LIVE, 5, { order: past, payment: past });

    expect((await sync(5)).json()).toMatchObject({ data: { outcome: 'order_expired', status: 'expired' } });
    const { order, payment } = await standing(app.db, A_LIVE, 5);
    expect(order.status).toBe('expired');
    expect(payment).toMatchObject(expired);
  });

  test('that is overdue without a payment expires it too', async () => {
    await addTrade(app.db, A_LIVE, { orders: [anOrder(6, { ...past, status: 'started' })] });

    expect((await sync(6)).json()).toMatchObject({ data: { outcome: 'order_expired', status: 'expired' } });
    expect(await orderNow(6)).toMatchObject({ status: 'expired', remaining_payment: '100000' });
    expect(await topicsOf(app.db, idOf('ord', 6))).toEqual(['order.updated']);
  });

  // spec 4.13
  test('that had expired before says so', async () => {
    await addSale(app.db, A_LIVE, 7, {
      order: { ...past, status: 'expired' },
      payment: { ...past, ...expired },
    });

    expect((await sync(7)).json()).toMatchObject({ data: { outcome: 'already_expired', status: 'expired' } });
  });

  // spec 4.14
  test('without a payment says so', async () => {
    await addTrade(app.db, A_LIVE, { orders: [anOrder(8, { status: 'started' })] });

    expect((await sync(8)).json()).toMatchObject({ data: { outcome: 'no_payment_yet', status: 'started' } });
  });

  test('checks the newest of several payments', async () => {
    await addTrade(app.db, A_LIVE, {
      orders: [anOrder(9)],
      payments: [
        aPayment(9, { status: 'failed', failure_code: '20013', created_at: minutesAgo(50) }),
        aPayment(90, { order_id: idOf('ord', 9), created_at: minutesAgo(5) }),
      ],
    });
    await acquirerSays(app.db, A_LIVE, idOf('pay', 90), 'completed', { paidAmount: 100_000 });

    expect((await sync(9)).json()).toMatchObject({
      data: { outcome: 'status_changed', status: 'completed' },
    });
  });

  test('changes nothing if the acquirer is unavailable', async () => {
    await addSale(app.db, A_LIVE, 10, { order: past, payment: past });
    await acquirerSays(app.db, A_LIVE, idOf('pay', 10), 'processing', { fault: 'unreachable' });
    const before = await standing(app.db, A_LIVE, 10);

    const reply = await sync(10);

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([503, 'DPAY_ACQUIRER_UNREACHABLE']);
    expect(await standing(app.db, A_LIVE, 10)).toEqual(before);
  });

  test.each([
    ['of the other mode', A_SANDBOX, 11],
    ['of another merchant', { merchantId: MERCHANT_B, mode: 'live' } as const, 12],
  ])('%s is not found and does not change', async (_, tenant, number) => {
    await addSale(app.db, tenant, number, { order: past, payment: past });
    const before = await standing(app.db, tenant, number);

    const reply = await sync(number);

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([404, 'DPAY_ORDER_NOT_FOUND']);
    expect(await standing(app.db, tenant, number)).toEqual(before);
  });
});

import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from '../../testing/app.ts';
import type { Problem, TestApp, Tokens } from '../../testing/app.ts';
import {
  A_LIVE,
  acquirerSays,
  addSale,
  idOf,
  minutesAgo,
  NOW,
  standing,
  topicsOf,
} from '../../testing/trade.ts';
import type { NewOrder } from '../orders/public.ts';
import type { NewPayment } from './public.ts';

let app: TestApp;
let owner: Tokens;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
});
afterAll(() => app.close());

const sync = (number: number) =>
  app.ask('POST', `/dashboard/payments/${idOf('pay', number)}/sync`, { token: owner.live });
const sale = (number: number, payment: Partial<NewPayment>, order: Partial<NewOrder> = {}) =>
  addSale(app.db, A_LIVE, number, { payment, order });
const past = { created_at: minutesAgo(180), updated_at: minutesAgo(180), expires_at: minutesAgo(60) };
const expired = {
  status: 'cancelled',
  failure_code: '20012',
  failure_message: 'Waktu pembayaran habis.',
} as const;

describe('syncing a payment', () => {
  // spec 4.9
  test('that has ended sends its webhook again and changes nothing', async () => {
    await sale(1, { status: 'completed' }, { status: 'completed' });
    const before = await standing(app.db, A_LIVE, 1);

    const reply = await sync(1);

    expect(reply.json()).toEqual({
      data: { outcome: 'webhook_resent', status: 'completed', synced_at: NOW },
    });
    expect(await standing(app.db, A_LIVE, 1)).toEqual(before);
    expect(await topicsOf(app.db, idOf('pay', 1))).toEqual(['payment.completed']);
  });

  // spec 4.6
  test('that the acquirer completed completes it and its order', async () => {
    await sale(2, {});
    await acquirerSays(app.db, A_LIVE, idOf('pay', 2), 'completed', { paidAmount: 100_000 });

    const reply = await sync(2);

    expect(reply.json()).toMatchObject({ data: { outcome: 'status_changed', status: 'completed' } });
    const { order, payment } = await standing(app.db, A_LIVE, 2);
    expect([payment.status, payment.paid_amount, order.status]).toEqual(['completed', '100000', 'completed']);
  });

  test("that failed at the acquirer fails with the acquirer's reason", async () => {
    await sale(3, {});
    await acquirerSays(app.db, A_LIVE, idOf('pay', 3), 'failed');

    await sync(3);

    const { order, payment } = await standing(app.db, A_LIVE, 3);
    expect(payment).toMatchObject({ status: 'failed', failure_code: '20013' });
    expect(order.status).toBe('failed');
  });

  test('that was paid at the last moment completes although it is overdue', async () => {
    await sale(4, past, past);
    await acquirerSays(app.db, A_LIVE, idOf('pay', 4), 'completed', { paidAmount: 100_000 });

    expect((await sync(4)).json()).toMatchObject({
      data: { outcome: 'status_changed', status: 'completed' },
    });
    expect((await standing(app.db, A_LIVE, 4)).order.status).toBe('completed');
  });

  test('that is still open reports processing', async () => {
    await sale(5, {});
    await acquirerSays(app.db, A_LIVE, idOf('pay', 5), 'processing');
    const before = await standing(app.db, A_LIVE, 5);

    expect((await sync(5)).json()).toMatchObject({
      data: { outcome: 'still_processing', status: 'processing' },
    });
    expect(await standing(app.db, A_LIVE, 5)).toEqual(before);
    expect(await topicsOf(app.db, idOf('pay', 5))).toEqual([]);
  });

  test('that is overdue without money ends it, and its order expires', async () => {
    await sale(6, past, past);
    await acquirerSays(app.db, A_LIVE, idOf('pay', 6), 'processing');

    expect((await sync(6)).json()).toMatchObject({ data: { outcome: 'order_expired', status: 'cancelled' } });
    const { order, payment } = await standing(app.db, A_LIVE, 6);
    expect(payment).toMatchObject(expired);
    expect(order.status).toBe('expired');
    expect(await topicsOf(app.db, payment.id)).toEqual(['payment.updated', 'payment.expired']);
  });

  test('whose order is still open ends only the payment', async () => {
    await sale(7, past);

    await sync(7);

    expect((await standing(app.db, A_LIVE, 7)).order.status).toBe('processing');
  });

  test('that had expired before says so', async () => {
    await sale(8, { ...past, ...expired }, { ...past, status: 'expired' });

    expect((await sync(8)).json()).toMatchObject({
      data: { outcome: 'already_expired', status: 'cancelled' },
    });
  });

  test('that was never started says so', async () => {
    await sale(9, { status: 'started' }, { status: 'started' });

    expect((await sync(9)).json()).toMatchObject({ data: { outcome: 'no_payment_yet', status: 'started' } });
  });

  test('that the acquirer has started updates it', async () => {
    await sale(10, { status: 'started' }, { status: 'started' });
    await acquirerSays(app.db, A_LIVE, idOf('pay', 10), 'processing');

    expect((await sync(10)).json()).toMatchObject({
      data: { outcome: 'status_changed', status: 'processing' },
    });
    expect((await standing(app.db, A_LIVE, 10)).order.status).toBe('processing');
  });

  test('changes nothing if the acquirer is unavailable', async () => {
    await sale(11, past, past);
    await acquirerSays(app.db, A_LIVE, idOf('pay', 11), 'completed', { fault: 'unreachable' });
    const before = await standing(app.db, A_LIVE, 11);

    const reply = await sync(11);

    expect([reply.status, reply.json<Problem>().error_code]).toEqual([503, 'DPAY_ACQUIRER_UNREACHABLE']);
    expect(await standing(app.db, A_LIVE, 11)).toEqual(before);
    expect(await topicsOf(app.db, idOf('pay', 11))).toEqual([]);
  });

  test('again after a change sends the webhook again, and changes nothing more', async () => {
    await sync(2);

    expect((await sync(2)).json()).toMatchObject({
      data: { outcome: 'webhook_resent', status: 'completed' },
    });
    expect(await topicsOf(app.db, idOf('ord', 2))).toEqual(['order.completed', 'order.updated']);
  });

  test('twice concurrently changes it once', async () => {
    await sale(12, {});
    await acquirerSays(app.db, A_LIVE, idOf('pay', 12), 'completed', { paidAmount: 100_000 });

    const replies = await Promise.all([sync(12), sync(12), sync(12)]);

    const outcomes = replies
      .map((reply) => reply.json<{ data: { outcome: string } }>().data.outcome)
      .toSorted();
    expect(outcomes).toEqual(['status_changed', 'webhook_resent', 'webhook_resent']);
    expect(await topicsOf(app.db, idOf('ord', 12))).toEqual(['order.completed', 'order.updated']);
  });

  test('is recorded with user, action, old and new status', async () => {
    const changes = await app.db.system((tx) =>
      tx.rows(sql`select kind, from_status, to_status, actor_id is not null as by_person from status_change
                   where subject_id in (${idOf('pay', 2)}, ${idOf('ord', 2)}) order by kind`),
    );

    expect(changes).toEqual([
      { kind: 'order', from_status: 'processing', to_status: 'completed', by_person: true },
      { kind: 'payment', from_status: 'processing', to_status: 'completed', by_person: true },
    ]);
  });
});

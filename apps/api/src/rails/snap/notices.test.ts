import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { A_LIVE, NOW, topicsOf } from '../../testing/trade.ts';
import { findOrder } from '../../features/orders/public.ts';
import { findPayment, withdrawPayment } from '../../features/payments/public.ts';
import type { PaymentRow } from '../../features/payments/public.ts';
import { snapTimestamp } from './signing.ts';
import { VA_PATHS } from './testing/acquirer-stand.ts';
import { startNoticeStand } from './testing/notice-stand.ts';

let stand: Awaited<ReturnType<typeof startNoticeStand>>;
beforeAll(async () => {
  stand = await startNoticeStand();
});
afterEach(() => {
  stand.wire.mend();
  stand.partner.clock.set(new Date(NOW));
});
afterAll(() => stand.close());

const AMOUNT = 100_000;
const TWO_MINUTES_MS = 121_000;
const stored = (id: string) =>
  stand.app.db.tenant(A_LIVE, async (tx) => (await findPayment(tx, id)) as PaymentRow);
const postedFor = (id: string) =>
  stand.app.db.tenant(A_LIVE, (tx) => tx.rows(sql`select id from ledger_transfer where ref = ${id}`));

test('a slow acquirer holds no connection: more payments wait for it than there are, and others work', async () => {
  const more = 12;
  const before = stand.wire.calls(VA_PATHS.charge);
  stand.wire.cut(VA_PATHS.charge, { kind: 'answer_held' });

  const charges = Array.from({ length: more }, () => stand.charge());
  await expect.poll(() => stand.wire.calls(VA_PATHS.charge) - before).toBe(more);
  const others = await stand.app.db.system((tx) => tx.rows(sql`select 1 from merchant limit 1`));
  await stand.wire.release();
  const made = await Promise.all(charges);

  expect(others).toHaveLength(1);
  expect(new Set(made.map(({ number }) => number)).size).toBe(more);
  // Each was asked for once, and the payment has the id that the acquirer knows.
  expect(stand.wire.calls(VA_PATHS.charge) - before).toBe(more);
  for (const { id, number } of made.slice(0, 2)) {
    stand.pay(number, AMOUNT);
    await stand.notify(id, number);
    expect(await stored(id)).toMatchObject({ status: 'completed' });
  }
});

describe('a notice of a paid virtual account', () => {
  test('completes the payment and its order, and posts the money', async () => {
    const { id, orderId, number } = await stand.charge();
    stand.pay(number, AMOUNT);

    const notice = await stand.notify(id, number);

    expect(await stand.answers(notice)).toEqual([200]);
    expect(await stored(id)).toMatchObject({
      status: 'completed',
      paid_amount: String(AMOUNT),
      issuer_name: 'Bank BCA',
    });
    const order = await stand.app.db.tenant(A_LIVE, (tx) => findOrder(tx, orderId));
    expect(order).toMatchObject({ status: 'completed', remaining_payment: '0' });
    expect(await postedFor(id)).toHaveLength(1);
  });

  test('twice is taken twice, and completes the payment once', async () => {
    const { id, number } = await stand.charge();
    stand.pay(number, AMOUNT);

    const notices = [await stand.notify(id, number), await stand.notify(id, number)];

    expect((await Promise.all(notices.map(stand.answers))).flat()).toEqual([200, 200]);
    expect((await topicsOf(stand.app.db, id)).filter((topic) => topic === 'payment.completed')).toHaveLength(
      1,
    );
    expect(await postedFor(id)).toHaveLength(1);
  });

  test('of a top up credits the balance once, also if it comes twice', async () => {
    const owner = await stand.app.signIn('owner@a.test');
    const asked = await stand.app.ask('POST', '/dashboard/topups', {
      token: owner.live,
      payload: { amount: 5_000_000, bank: 'BCA' },
      headers: { 'idempotency-key': 'notice-top-up-000001' },
    });
    const { id, va_number: number } = asked.json<{
      data: { id: string; va_number: string };
    }>().data;
    stand.pay(number, 5_000_000);

    const notices = [await stand.notify(id, number), await stand.notify(id, number)];

    expect((await Promise.all(notices.map(stand.answers))).flat()).toEqual([200, 200]);
    expect(await postedFor(id)).toHaveLength(1);
  });

  test('that the acquirer does not confirm is refused, and taken once it does', async () => {
    const { id, number } = await stand.charge();

    const notice = await stand.notify(id, number);
    expect(await stand.answers(notice)).toEqual([500]);
    expect(await stored(id)).toMatchObject({ status: 'processing', paid_amount: '0' });

    stand.pay(number, AMOUNT);
    stand.partner.clock.set(new Date(Date.parse(NOW) + TWO_MINUTES_MS));
    await stand.partner.webhooks.drain();
    expect(await stand.answers(notice)).toEqual([500, 200]);
    expect(await stored(id)).toMatchObject({ status: 'completed' });
  });

  test('while the acquirer cannot be asked is refused, so that it comes again', async () => {
    const { id, number } = await stand.charge();
    stand.pay(number, AMOUNT);
    stand.wire.cut(VA_PATHS.enquire, { kind: 'call_lost' });

    expect(await stand.answers(await stand.notify(id, number))).toEqual([500]);
    expect(await stored(id)).toMatchObject({ status: 'processing' });

    stand.wire.mend();
    expect(await stand.answers(await stand.notify(id, number))).toEqual([200]);
    expect(await postedFor(id)).toHaveLength(1);
  });

  test('of a top up that was paid in time credits it, also if it comes after the expiry', async () => {
    const { live: token } = await stand.app.signIn('owner@a.test');
    const asked = await stand.app.ask('POST', '/dashboard/topups', {
      token,
      payload: { amount: 5_000_000, bank: 'BCA' },
      headers: { 'idempotency-key': 'notice-top-up-000002' },
    });
    const {
      id,
      va_number: number,
      expires_at: end,
    } = asked.json<{
      data: { id: string; va_number: string; expires_at: string };
    }>().data;
    stand.pay(number, 5_000_000);
    const late = new Date(Date.parse(end) + 60_000);
    for (const { clock } of [stand.app, stand.partner]) clock.set(late);

    expect(await stand.answers(await stand.notify(id, number))).toEqual([200]);
    expect(await postedFor(id)).toHaveLength(1);
  });
});

describe('a notice that somebody else sends', () => {
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const timestamp = snapTimestamp(new Date(NOW));
    const hash = createHash('sha256').update(body).digest('hex');
    const text = `POST:/acquirer/snap/v1.0/transfer-va/payment:${hash}:${timestamp}`;
    const reply = await fetch(`${stand.url}/v1.0/transfer-va/payment`, {
      method: 'POST',
      body,
      headers: {
        'content-type': 'application/json',
        'x-timestamp': timestamp,
        'x-signature': sign('RSA-SHA256', Buffer.from(text), stranger).toString('base64'),
        ...headers,
      },
    });
    return (await reply.json()) as unknown;
  };

  test.each<[string, Record<string, string>]>([
    ['signed with another key', {}],
    ['without a signature', { 'x-signature': '' }],
    ['with a time that is none', { 'x-timestamp': 'now' }],
  ])('%s is refused, and the payment stays as it is', async (_, headers) => {
    const { id, number } = await stand.charge();
    stand.pay(number, AMOUNT);

    expect(await send(JSON.stringify({ trxId: id, virtualAccountNo: number }), headers)).toEqual({
      responseCode: '4012500',
      responseMessage: 'Unauthorized. Signature',
    });
    expect(await stored(id)).toMatchObject({ status: 'processing' });
  });

  test('does not exist for sandbox, whose acquirer is simulated', async () => {
    const reply = await stand.app.sandbox.inject({
      method: 'POST',
      url: '/acquirer/snap/v1.0/transfer-va/payment',
    });

    expect(reply.statusCode).toBe(404);
  });
});

// A stand of its own: the partner pauses a receiver that refused several notices.
describe('a notice that we can never take', () => {
  beforeAll(async () => {
    await stand.close();
    stand = await startNoticeStand();
  });

  test('about a payment that we never made is refused', async () => {
    expect(await stand.answers(await stand.notify('pay_unknown', '1900699999999999'))).toEqual([404]);
  });

  test('about a payment that was cancelled before is refused, so that the acquirer returns the money', async () => {
    const { id, number } = await stand.charge();
    const { deps } = stand.app;
    await stand.app.db.tenant(A_LIVE, async (tx) => {
      const payment = (await findPayment(tx, id, { lock: true })) as PaymentRow;
      await withdrawPayment({ tx, now: new Date(NOW), mode: 'live', deps }, payment);
    });

    expect(await stand.answers(await stand.notify(id, number))).toEqual([404]);
    expect(await stored(id)).toMatchObject({ status: 'cancelled', paid_amount: '0' });
    expect(await postedFor(id)).toEqual([]);
  });
});

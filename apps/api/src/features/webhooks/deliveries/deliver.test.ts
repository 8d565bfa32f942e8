import { createHash, createVerify } from 'node:crypto';
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { readSnapIdentity } from '../../../platform/snap/identity.ts';
import { loadContract, pointer } from '../../../spec/contract.ts';
import { validatorOf } from '../../../spec/input/validator.ts';
import type { Received } from '../../../testing/receiver.ts';
import { A_LIVE, A_SANDBOX, addSale, idOf, NOW } from '../../../testing/trade.ts';
import { findPayment, movePayment } from '../../payments/public.ts';
import type { PaymentRow } from '../../payments/public.ts';
import { setStage } from '../testing/stage.ts';
import { eventOf, happen, key, signatureBy } from '../testing/webhooks.ts';

const validator = validatorOf(loadContract().document);
const log: string[] = [];
const stage = setStage({ logTo: { write: (line) => void log.push(line) } });

const pay = (number: number) =>
  stage.app.ask('POST', `/dashboard/payments/${idOf('pay', number)}/simulate`, {
    mode: 'sandbox',
    token: stage.owner.sandbox,
    payload: { status: 'completed' },
    headers: { 'idempotency-key': key() },
  });

describe('a delivery', () => {
  test('for a completed payment contains the payment and the order, in the contract’s format and order', async () => {
    const shop = await stage.receiver();
    await stage.sandbox.create({ url: shop.url, events: ['payment.completed', 'order.completed'] });
    await addSale(stage.app.db, A_SANDBOX, 1);
    expect((await pay(1)).status).toBe(200);

    await stage.app.webhooks.drain();

    const [payment, order] = shop.received
      .toSorted((a, b) => (eventOf(a).id < eventOf(b).id ? -1 : 1))
      .map(eventOf);
    expect(shop.received.map(({ url }) => url).toSorted()).toEqual(['/orders', '/payments']);
    expect([payment?.event, order?.event]).toEqual(['payment.completed', 'order.completed']);
    expect(payment).toMatchObject({
      is_live: false,
      data: { id: idOf('pay', 1), status: 'completed', paid_amount: 100_000 },
    });
    expect(order).toMatchObject({ data: { id: idOf('ord', 1), status: 'completed' } });
    for (const [schema, event] of [
      ['PaymentCompletedEvent', payment],
      ['OrderCompletedEvent', order],
    ] as const)
      expect(validator.answer({ $ref: pointer('components', 'schemas', schema) })(event)).toEqual([]);
  });

  test('is signed by Standard Webhooks and names its sender', async () => {
    const shop = await stage.receiver();
    const { secret } = await stage.hooks.create({ url: shop.url });
    await happen(stage.app, A_LIVE);
    await stage.app.webhooks.drain();

    const [one] = shop.received as [Received];
    expect(eventOf(one)).toMatchObject({ event: 'payment.completed', created_at: NOW, is_live: true });
    expect(one.headers).toMatchObject({
      'webhook-id': eventOf(one).id,
      'webhook-timestamp': String(Date.parse(NOW) / 1000),
      'webhook-signature': signatureBy(secret, one),
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Dasbor-Webhooks/1.0',
      'x-request-id': expect.stringMatching(/^req_/),
    });
  });

  test('does not take one of another month with it that is at the same place of its partition', async () => {
    const shop = await stage.receiver();
    await stage.hooks.create({ url: shop.url });
    // A claim and its result each write the row again, so the delivered row is the third of its partition.
    await happen(stage.app, A_LIVE);
    await stage.app.webhooks.drain();
    await stage.drainAt(200 * 1440, () => stage.happenMany(5));

    const ids = shop.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(6);
    expect(new Set(ids).size).toBe(6);
  });

  test('has the same event id for every webhook and attempt', async () => {
    const [one, other] = [await stage.receiver(), await stage.receiver()];
    other.answer((_, response) => response.writeHead(500).end());
    await stage.hooks.create({ url: one.url });
    await stage.hooks.create({ url: other.url });
    await happen(stage.app, A_LIVE);
    await stage.app.webhooks.drain();
    stage.app.clock.set(new Date(Date.parse(NOW) + 120_000));
    await stage.app.webhooks.drain();

    const ids = [...one.received, ...other.received].map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
    const times = other.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(120);
  });

  test('in SNAP format is sent for virtual accounts, signed by Dasbor’s key, and not for wallets', async () => {
    const bank = await stage.receiver();
    await stage.hooks.create({ url: `${bank.url}/snap`, api_kind: 'snap', events: ['payment.completed'] });
    await addSale(stage.app.db, A_LIVE, 2);
    await addSale(stage.app.db, A_LIVE, 3, {
      payment: { method: 'ewallet', channel: 'OVO', details: { ewallet: { phone: null } } },
    });
    for (const number of [2, 3]) await complete(number);
    await stage.app.webhooks.drain();

    const { publicKey } = await stage.app.db.system((tx) =>
      readSnapIdentity(tx, { vault: stage.app.deps.vault, mode: 'live', now: new Date(NOW) }),
    );
    expect(bank.received.map(({ url }) => url)).toEqual(['/snap/v1.0/transfer-va/payment']);
    const [one] = bank.received as [Received];
    const digest = createHash('sha256').update(one.body).digest('hex');
    const signed = `POST:${one.url}:${digest}:2026-11-20T10:00:00+07:00`;
    expect(one.headers['x-timestamp']).toBe('2026-11-20T10:00:00+07:00');
    const signature = String(one.headers['x-signature']);
    expect(createVerify('RSA-SHA256').update(signed).verify(publicKey, signature, 'base64')).toBe(true);
    const notice = JSON.parse(one.body) as unknown;
    expect(notice).toEqual({
      partnerServiceId: '   88081',
      customerNo: '00000000002',
      virtualAccountNo: '   8808100000000002',
      trxId: 'TRX-2',
      paymentRequestId: idOf('pay', 2),
      paidAmount: { value: '100000.00', currency: 'IDR' },
      trxDateTime: '2026-11-20T10:00:00+07:00',
      additionalInfo: { latestTransactionStatus: '00', transactionStatusDesc: 'Success' },
    });
    expect(
      validator.answer({ $ref: pointer('components', 'schemas', 'SnapVirtualAccountNotification') })(notice),
    ).toEqual([]);
  });

  const complete = (number: number) =>
    stage.app.db.tenant(A_LIVE, async (tx) => {
      const payment = (await findPayment(tx, idOf('pay', number), { lock: true })) as PaymentRow;
      await movePayment({ tx, now: new Date(NOW), ids: stage.app.deps.ids }, payment, {
        status: 'completed',
        paidAmount: 100_000,
        issuerName: 'Bank BNI',
        retrievalReferenceNumber: null,
        failure: null,
      });
    });

  test('is not sent for a rolled-back change, or for another merchant or mode', async () => {
    const shop = await stage.receiver();
    await stage.hooks.create({ url: shop.url });
    const rolledBack = stage.app.db.tenant(A_LIVE, async () => {
      throw new Error('no');
    });
    await rolledBack.catch(() => undefined);
    await happen(stage.app, A_SANDBOX);
    await happen(stage.app, { merchantId: 'mer_01K0000000000000000000000B', mode: 'live' });
    await stage.app.webhooks.drain();

    expect(shop.received).toEqual([]);
  });

  test('has increasing ids, even within a millisecond', async () => {
    const shop = await stage.receiver();
    await stage.hooks.create({ url: shop.url });
    for (let n = 0; n < 30; n += 1) await happen(stage.app, A_LIVE, { subjectId: `pay_${n}`, data: { n } });

    const events = await stage.app.db.system((tx) =>
      tx.rows<{ id: string; body: string }>(sql`select id, body from webhook_event order by id`),
    );
    expect(events.map(({ body }) => (JSON.parse(body) as { data: { n: number } }).data.n)).toEqual(
      Array.from({ length: 30 }, (_, n) => n),
    );
  });
});

describe('a repeated status sync', () => {
  const sync = (what: string, number: number) =>
    stage.app.ask('POST', `/dashboard/${what}/${idOf(what === 'orders' ? 'ord' : 'pay', number)}/sync`, {
      token: stage.owner.live,
    });

  test('sends the same event again', async () => {
    const shop = await stage.receiver();
    await stage.hooks.create({ url: shop.url, events: ['payment.completed', 'order.completed'] });
    await addSale(stage.app.db, A_LIVE, 5, {
      order: { status: 'completed' },
      payment: { status: 'completed' },
    });

    expect((await sync('payments', 5)).json()).toMatchObject({ data: { outcome: 'webhook_resent' } });
    await stage.app.webhooks.drain();
    expect((await sync('orders', 5)).json()).toMatchObject({ data: { outcome: 'webhook_resent' } });
    await stage.app.webhooks.drain();

    const events = shop.received.map(eventOf);
    expect(events.map(({ event }) => event).toSorted()).toEqual([
      'order.completed',
      'payment.completed',
      'payment.completed',
    ]);
    const payments = events.filter(({ event }) => event === 'payment.completed');
    expect(payments[0]).toEqual(payments[1]);
    expect(payments[0]).toMatchObject({ data: { id: idOf('pay', 5), status: 'completed' } });
  });

  test('reaches a webhook that was added since', async () => {
    const shop = await stage.receiver();
    await addSale(stage.app.db, A_LIVE, 6, {
      order: { status: 'completed' },
      payment: { status: 'completed' },
    });
    await sync('payments', 6);
    await stage.hooks.create({ url: shop.url });

    await sync('payments', 6);
    await stage.app.webhooks.drain();

    expect(shop.received).toHaveLength(1);
  });
});

test('no log line has a secret, a signature or a body', async () => {
  const shop = await stage.receiver();
  shop.answer((_, response) => response.writeHead(500).end('canary-answer'));
  const { webhook, secret } = await stage.hooks.create({ url: shop.url });
  await stage.hooks.ask('POST', `webhooks/${webhook.id}/rotate-secret`, {});
  await happen(stage.app, A_LIVE, { data: { canary: 'canary-body' } });
  await stage.hooks.ask('POST', `webhooks/${webhook.id}/test`, { event: 'payment.completed' });
  await stage.app.webhooks.drain();

  const lines = log.join('\n');
  expect(lines.length).toBeGreaterThan(100);
  expect(lines).not.toContain(secret.slice(6));
  expect(lines).not.toMatch(/whsec_|v1,|canary/);
});

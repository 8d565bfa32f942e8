import { createHash, createVerify } from 'node:crypto';
import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSnapIdentity } from '../../platform/snap-identity.ts';
import { loadContract, pointer } from '../../spec/contract.ts';
import { makeValidator } from '../../spec/validator.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import { startReceiver } from '../../testing/receiver.ts';
import type { Received, Receiver } from '../../testing/receiver.ts';
import { A_LIVE, A_SANDBOX, addSale, idOf, NOW } from '../../testing/trade.ts';
import { movePayment, findPayment } from '../payments/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { codeOf, happen, key, signatureBy, webhooksOf } from './testing/webhooks.ts';

const validator = makeValidator(loadContract().document);
let app: TestApp;
let owner: Tokens;
let hooks: ReturnType<typeof webhooksOf>;
let sandbox: ReturnType<typeof webhooksOf>;
const receivers: Receiver[] = [];
const log: string[] = [];

beforeAll(async () => {
  app = await startTestApp({ logTo: { write: (line) => void log.push(line) } });
  owner = await app.signIn('owner@a.test');
  hooks = webhooksOf(app, owner.live);
  sandbox = webhooksOf(app, owner.sandbox, 'sandbox');
});
afterAll(() => app.close());
afterEach(async () => {
  app.clock.set(new Date(NOW));
  await app.webhooks.drain();
  await app.db.system(async (tx) => {
    await tx.run(sql`delete from webhook_delivery`);
    await tx.run(sql`delete from webhook_event`);
    await tx.run(sql`delete from webhook`);
  });
  for (const one of receivers.splice(0)) await one.close();
});

const receiver = async (): Promise<Receiver> => {
  const one = await startReceiver();
  receivers.push(one);
  return one;
};
const eventOf = ({ body }: Received) => JSON.parse(body) as { id: string; event: string; data: object };
const pay = (number: number) =>
  app.ask('POST', `/dashboard/payments/${idOf('pay', number)}/simulate`, {
    mode: 'sandbox',
    token: owner.sandbox,
    payload: { status: 'completed' },
    headers: { 'idempotency-key': key() },
  });

describe('what a receiver gets', () => {
  test('of a payment that completes: the payment and the order, in the contract’s form and in their order', async () => {
    const shop = await receiver();
    await sandbox.create({ url: shop.url, events: ['payment.completed', 'order.completed'] });
    await addSale(app.db, A_SANDBOX, 1);
    expect((await pay(1)).status).toBe(200);

    await app.webhooks.drain();

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

  test('is signed by Standard Webhooks, and says who sends it', async () => {
    const shop = await receiver();
    const { secret } = await hooks.create({ url: shop.url });
    await happen(app, A_LIVE);
    await app.webhooks.drain();

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

  test('is the same id for every webhook and attempt', async () => {
    const [one, other] = [await receiver(), await receiver()];
    other.answer((_, response) => response.writeHead(500).end());
    await hooks.create({ url: one.url });
    await hooks.create({ url: other.url });
    await happen(app, A_LIVE);
    await app.webhooks.drain();
    app.clock.set(new Date(Date.parse(NOW) + 120_000));
    await app.webhooks.drain();

    const ids = [...one.received, ...other.received].map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
    const times = other.received.map(({ headers }) => Number(headers['webhook-timestamp']));
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBe(120);
  });

  test('in the words of SNAP: the notice of a virtual account, signed by Dasbor’s key; of a wallet nothing', async () => {
    const bank = await receiver();
    await hooks.create({ url: `${bank.url}/snap`, api_kind: 'snap', events: ['payment.completed'] });
    await addSale(app.db, A_LIVE, 2);
    await addSale(app.db, A_LIVE, 3, {
      payment: { method: 'ewallet', channel: 'OVO', details: { ewallet: { phone: null } } },
    });
    for (const number of [2, 3]) await complete(number);
    await app.webhooks.drain();

    const { publicKey } = await app.db.system((tx) =>
      readSnapIdentity(tx, { vault: app.deps.vault, mode: 'live', now: new Date(NOW) }),
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
    app.db.tenant(A_LIVE, async (tx) => {
      const payment = (await findPayment(tx, idOf('pay', number), { lock: true })) as PaymentRow;
      await movePayment({ tx, now: new Date(NOW), ids: app.deps.ids }, payment, {
        status: 'completed',
        paidAmount: 100_000,
        issuerName: 'Bank BNI',
        retrievalReferenceNumber: null,
        failure: null,
      });
    });

  test('is nothing of a change that was rolled back, and nothing of another merchant or mode', async () => {
    const shop = await receiver();
    await hooks.create({ url: shop.url });
    const rolledBack = app.db.tenant(A_LIVE, async () => {
      throw new Error('no');
    });
    await rolledBack.catch(() => undefined);
    await happen(app, A_SANDBOX);
    await happen(app, { merchantId: 'mer_01K0000000000000000000000B', mode: 'live' });
    await app.webhooks.drain();

    expect(shop.received).toEqual([]);
  });

  test('has ids that grow, also within a millisecond', async () => {
    const shop = await receiver();
    await hooks.create({ url: shop.url });
    for (let n = 0; n < 30; n += 1) await happen(app, A_LIVE, { subjectId: `pay_${n}`, data: { n } });

    const events = await app.db.system((tx) =>
      tx.rows<{ id: string; body: string }>(sql`select id, body from webhook_event order by id`),
    );
    expect(events.map(({ body }) => (JSON.parse(body) as { data: { n: number } }).data.n)).toEqual(
      Array.from({ length: 30 }, (_, n) => n),
    );
  });
});

describe('asking for the status once more', () => {
  const sync = (what: string, number: number) =>
    app.ask('POST', `/dashboard/${what}/${idOf(what === 'orders' ? 'ord' : 'pay', number)}/sync`, {
      token: owner.live,
    });

  test('sends the very event that was sent before', async () => {
    const shop = await receiver();
    await hooks.create({ url: shop.url, events: ['payment.completed', 'order.completed'] });
    await addSale(app.db, A_LIVE, 5, { order: { status: 'completed' }, payment: { status: 'completed' } });

    expect((await sync('payments', 5)).json()).toMatchObject({ data: { outcome: 'webhook_resent' } });
    await app.webhooks.drain();
    expect((await sync('orders', 5)).json()).toMatchObject({ data: { outcome: 'webhook_resent' } });
    await app.webhooks.drain();

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
    const shop = await receiver();
    await addSale(app.db, A_LIVE, 6, { order: { status: 'completed' }, payment: { status: 'completed' } });
    await sync('payments', 6);
    await hooks.create({ url: shop.url });

    await sync('payments', 6);
    await app.webhooks.drain();

    expect(shop.received).toHaveLength(1);
  });
});

describe('the sample of an event', () => {
  const sample = (id: string, event: string) => hooks.ask('POST', `webhooks/${id}/test`, { event });

  test('is the contract’s example of each, signed, and is no delivery', async () => {
    const shop = await receiver();
    const { webhook, secret } = await hooks.create({ url: shop.url });
    const { data: events } = (
      await app.ask('GET', '/dashboard/reference/webhook-events', { token: owner.live })
    ).json<{ data: string[] }>();

    for (const event of events) {
      const reply = await sample(webhook.id, event);
      expect([reply.status, reply.json<{ data: { succeeded: boolean } }>().data.succeeded]).toEqual([
        200,
        true,
      ]);
      const last = shop.received.at(-1) as Received;
      expect(last.headers['webhook-sample']).toBe('true');
      expect(last.headers['webhook-signature']).toBe(signatureBy(secret, last));
      expect(eventOf(last)).toMatchObject({ event, is_live: true });
    }
    expect(new Set(shop.received.map(({ headers }) => headers['webhook-id'])).size).toBe(18);
    expect(await hooks.deliveries()).toEqual([]);
    expect((await hooks.get(webhook.id)).health.state).toBe('unused');
  });

  test('tells what the receiver answered, or why it did not', async () => {
    const shop = await receiver();
    const { webhook } = await hooks.create({ url: shop.url });
    const error = async () =>
      (await sample(webhook.id, 'payment.completed')).json<{
        data: {
          succeeded: boolean;
          attempt: { error: string | null; status_code: number | null; response_body: string | null };
        };
      }>().data;

    shop.answer((_, response) => response.writeHead(500).end('x'.repeat(70_000)));
    const refused = await error();
    shop.answer(() => undefined);
    const late = await error();
    await shop.close();
    const gone = await error();

    expect(refused).toMatchObject({ succeeded: false, attempt: { error: 'bad_status', status_code: 500 } });
    expect(refused.attempt.response_body).toHaveLength(65_536);
    expect(late).toMatchObject({ attempt: { error: 'timeout', status_code: null } });
    expect(gone).toMatchObject({ attempt: { error: 'refused' } });
  });

  test('of an event that SNAP has no form of is refused', async () => {
    const shop = await receiver();
    const { webhook } = await hooks.create({ url: shop.url, api_kind: 'snap', events: ['payment.rejected'] });

    expect(codeOf(await sample(webhook.id, 'order.created'))).toEqual([
      400,
      'DPAY_WEBHOOK_EVENT_UNAVAILABLE',
    ]);
    expect((await sample(webhook.id, 'payment.rejected')).json()).toMatchObject({
      data: { succeeded: true },
    });
    expect(JSON.parse(shop.received[0]?.body ?? '{}')).toMatchObject({
      additionalInfo: { latestTransactionStatus: '09' },
    });
  });

  test('holds up no other call while the receiver takes its time', async () => {
    const shop = await receiver();
    const { webhook } = await hooks.create({ url: shop.url });
    shop.answer(() => undefined);

    const slow = sample(webhook.id, 'payment.completed');
    await shop.until(1);
    const begun = performance.now();
    await hooks.list();

    expect(performance.now() - begun).toBeLessThan(400);
    await slow;
  });

  test('so many at once are enough', async () => {
    const shop = await receiver();
    const { webhook } = await hooks.create({ url: shop.url });
    shop.answer(() => undefined);

    const replies = await Promise.all(
      Array.from({ length: 14 }, () => sample(webhook.id, 'payment.completed')),
    );

    const codes = replies.map(({ status }) => status);
    expect(codes.filter((code) => code === 503).length).toBeGreaterThan(0);
    expect(codes.filter((code) => code === 200).length).toBeLessThanOrEqual(10);
  });
});

describe('rotating the secret', () => {
  const rotate = (id: string, body: object = {}) => hooks.ask('POST', `webhooks/${id}/rotate-secret`, body);
  const secretOf = async (asked: ReturnType<typeof rotate>) =>
    (await asked).json<{ data: { secret: string } }>().data.secret;
  const signatures = async (shop: Receiver) => {
    await happen(app, A_LIVE, { subjectId: key() });
    await app.webhooks.drain();
    const last = shop.received.at(-1) as Received;
    return { last, given: String(last.headers['webhook-signature']).split(' ') };
  };

  test('both secrets sign until the overlap ends, then the new one alone', async () => {
    const shop = await receiver();
    const { webhook, secret: before } = await hooks.create({ url: shop.url });
    const after = await secretOf(rotate(webhook.id));

    const during = await signatures(shop);
    expect(during.given).toEqual([signatureBy(after, during.last), signatureBy(before, during.last)]);
    expect((await hooks.get(webhook.id)).secret).toMatchObject({
      preview: `…${after.slice(-4)}`,
      previous_expires_at: '2026-11-21T03:00:00.000Z',
    });

    app.clock.set(new Date('2026-11-21T02:59:59.999Z'));
    expect((await signatures(shop)).given).toHaveLength(2);
    app.clock.set(new Date('2026-11-21T03:00:00.000Z'));
    const later = await signatures(shop);
    expect(later.given).toEqual([signatureBy(after, later.last)]);
  });

  test('a second one waits for the first, unless it ends everything at once', async () => {
    const shop = await receiver();
    const { webhook } = await hooks.create({ url: shop.url });
    await rotate(webhook.id, { overlap_hours: 2 });

    const refused = await rotate(webhook.id, { overlap_hours: 1 });
    expect(codeOf(refused)).toEqual([409, 'DPAY_WEBHOOK_ROTATION_RUNNING']);
    const leaked = await secretOf(rotate(webhook.id, { overlap_hours: 0 }));

    const { given, last } = await signatures(shop);
    expect(given).toEqual([signatureBy(leaked, last)]);
  });
});

test('no log line has a secret, a signature or a body', async () => {
  const shop = await receiver();
  shop.answer((_, response) => response.writeHead(500).end('canary-answer'));
  const { webhook, secret } = await hooks.create({ url: shop.url });
  await hooks.ask('POST', `webhooks/${webhook.id}/rotate-secret`, {});
  await happen(app, A_LIVE, { data: { canary: 'canary-body' } });
  await hooks.ask('POST', `webhooks/${webhook.id}/test`, { event: 'payment.completed' });
  await app.webhooks.drain();

  const lines = log.join('\n');
  expect(lines.length).toBeGreaterThan(100);
  expect(lines).not.toContain(secret.slice(6));
  expect(lines).not.toMatch(/whsec_|v1,|canary/);
});

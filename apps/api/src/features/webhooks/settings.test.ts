import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { basic, startTestApp } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE } from '../../testing/trade.ts';
import { webhookCalls } from './calls.ts';
import { codeOf, fieldsOf, happen, key as newKey, webhooksOf } from './testing/webhooks.ts';

let app: TestApp;
let owner: Tokens;
let hooks: ReturnType<typeof webhooksOf>;
const names: Record<string, string[]> = {};

beforeAll(async () => {
  app = await startTestApp({
    outgoing: webhookCalls({
      loopback: false,
      timeoutMs: 500,
      resolve: async (name) => names[name] ?? ['203.0.114.7'],
    }),
  });
  owner = await app.signIn('owner@a.test');
  hooks = webhooksOf(app, owner.live);
});
afterAll(() => app.close());
afterEach(() =>
  app.db.system(async (tx) => {
    await tx.run(sql`delete from webhook_delivery`);
    await tx.run(sql`delete from webhook_event`);
    await tx.run(sql`delete from webhook`);
    await tx.run(sql`update merchant set preset = null`);
  }),
);

describe('adding a webhook', () => {
  test('answers it with its secret, and where each event will be sent', async () => {
    const { webhook, secret } = await hooks.create({
      name: ' Toko daring ',
      url: ' https://toko.example/hook/ ',
      events: ['order.completed', 'payment.completed'],
    });

    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toMatchObject({
      name: 'Toko daring',
      url: 'https://toko.example/hook/',
      api_kind: 'dasbor',
      is_primary: true,
      status: 'enabled',
      disabled: null,
      health: { state: 'unused', failures_in_a_row: 0 },
      secret: { preview: `…${secret.slice(-4)}`, previous_expires_at: null },
      targets: [
        { event: 'order.completed', url: 'https://toko.example/hook/orders' },
        { event: 'payment.completed', url: 'https://toko.example/hook/payments' },
      ],
    });
    expect(await hooks.get(webhook.id)).toEqual(webhook);
  });

  test('the secret is in no other answer, not in the database, and a repeated call has the same', async () => {
    const ask = { token: owner.live, headers: { 'idempotency-key': newKey() } };
    const payload = { name: 'Toko', url: 'https://toko.example', events: ['payment.completed'] };
    const [first, second] = [
      await app.ask('POST', '/dashboard/webhooks', { ...ask, payload }),
      await app.ask('POST', '/dashboard/webhooks', { ...ask, payload }),
    ];
    const { secret, webhook } = first.json<{ data: { secret: string; webhook: { id: string } } }>().data;

    expect(second.text).toBe(first.text);
    expect(await hooks.list()).toHaveLength(1);
    expect(JSON.stringify([await hooks.list(), await hooks.get(webhook.id)])).not.toContain(secret);
    const stored = await app.db.system(async (tx) => [
      await tx.rows(sql`select * from webhook_secret`),
      await tx.rows(sql`select body from idempotency_key`),
      await tx.rows(sql`select * from audit_event`),
      await tx.rows(sql`select * from outbox`),
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6, 40));
  });

  test('names every field that is wrong', async () => {
    const reply = await hooks.post({ name: '  ', url: 'http://toko.example', events: [] });

    expect(codeOf(reply)).toEqual([400, 'DPAY_INVALID_REQUEST']);
    expect(fieldsOf(reply)).toEqual([
      ['name', 'DPAY_REQUIRED'],
      ['url', 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
      ['events', 'DPAY_WEBHOOK_EVENT_REQUIRED'],
    ]);
    expect(await hooks.list()).toEqual([]);
  });

  test.each([
    ['http://toko.example', 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
    ['https://u:p@toko.example', 'DPAY_WEBHOOK_URL_HAS_CREDENTIALS'],
    ['https://toko.example/#x', 'DPAY_WEBHOOK_URL_HAS_FRAGMENT'],
    ['toko.example', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://localhost', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://127.0.0.1', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://2130706433', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://[::ffff:10.0.0.1]', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://169.254.169.254/latest', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://private.example', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://mixed.example', 'DPAY_WEBHOOK_URL_PRIVATE'],
  ])('refuses the address %s with %s', async (url, code) => {
    names['private.example'] = ['10.1.2.3'];
    names['mixed.example'] = ['203.0.114.7', '::1'];

    expect(fieldsOf(await hooks.post({ url }))).toEqual([['url', code]]);
  });

  test('a name that leads nowhere yet is taken', async () => {
    names['soon.example'] = [];

    expect((await hooks.post({ url: 'https://soon.example' })).status).toBe(201);
  });

  test('takes only what is on the merchant’s own list of events, which is shown', async () => {
    await app.db.system((tx) =>
      tx.run(
        sql`update merchant set preset = '{"webhook": ["order.completed", "payment.completed"]}' where merchant_id = ${MERCHANT_A}`,
      ),
    );

    const shown = await app.ask('GET', '/dashboard/reference/webhook-events', { token: owner.live });
    expect(shown.json()).toEqual({ data: ['payment.completed', 'order.completed'] });
    expect(fieldsOf(await hooks.post({ events: ['refund.failed'] }))).toEqual([
      ['events', 'DPAY_WEBHOOK_EVENT_UNAVAILABLE'],
    ]);
    expect((await hooks.post({ events: ['order.completed'] })).status).toBe(201);
  });

  test('of the SNAP kind takes the events that SNAP has', async () => {
    expect(fieldsOf(await hooks.post({ api_kind: 'snap', events: ['order.completed'] }))).toEqual([
      ['events', 'DPAY_WEBHOOK_EVENT_UNAVAILABLE'],
    ]);
    const { webhook } = await hooks.create({ api_kind: 'snap', events: ['payment.completed'] });
    expect(webhook.targets[0]?.url).toBe('https://toko.example/hook/v1.0/transfer-va/payment');
  });

  test('twenty are enough', async () => {
    for (let n = 0; n < 20; n += 1) await hooks.create({ name: `Nomor ${n}` });

    expect(codeOf(await hooks.post())).toEqual([409, 'DPAY_WEBHOOK_LIMIT_REACHED']);
    expect(await hooks.list()).toHaveLength(20);
  });
});

describe('the primary flag', () => {
  const primaries = async () => (await hooks.list()).filter((one) => one.is_primary).map(({ id }) => id);

  test('is one webhook’s, also of many that are added at once', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, n) => hooks.post({ is_primary: n % 2 === 0 })));

    expect(await primaries()).toHaveLength(1);
  });

  test('is handed over, never taken away, and inherited', async () => {
    const [first, second] = [await hooks.create(), await hooks.create({ is_primary: true })];
    expect(await primaries()).toEqual([second.webhook.id]);

    const taken = await hooks.ask('PATCH', `webhooks/${second.webhook.id}`, { is_primary: false });
    expect(codeOf(taken)).toEqual([409, 'DPAY_WEBHOOK_PRIMARY_REQUIRED']);
    await hooks.ask('PATCH', `webhooks/${first.webhook.id}`, { is_primary: true });
    expect(await primaries()).toEqual([first.webhook.id]);
    expect((await hooks.ask('DELETE', `webhooks/${first.webhook.id}`)).status).toBe(204);
    expect(await primaries()).toEqual([second.webhook.id]);
  });
});

describe('changing a webhook', () => {
  test('changes what was sent and nothing else', async () => {
    const { webhook } = await hooks.create();

    const reply = await hooks.ask('PATCH', `webhooks/${webhook.id}`, { name: 'Gudang' });

    expect(reply.json()).toMatchObject({
      data: { ...webhook, name: 'Gudang', updated_at: expect.any(String) },
    });
  });

  test('is held against the same rules', async () => {
    const { webhook } = await hooks.create();
    names['private.example'] = ['10.1.2.3'];

    for (const [change, code] of [
      [{ url: 'https://private.example' }, 'DPAY_WEBHOOK_URL_PRIVATE'],
      [{ url: 'http://toko.example' }, 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
      [{ events: [] }, 'DPAY_WEBHOOK_EVENT_REQUIRED'],
      [{ api_kind: 'snap', events: ['order.created'] }, 'DPAY_WEBHOOK_EVENT_UNAVAILABLE'],
    ] as const)
      expect(fieldsOf(await hooks.ask('PATCH', `webhooks/${webhook.id}`, change))[0]?.[1]).toBe(code);
    expect(codeOf(await hooks.ask('PATCH', `webhooks/${webhook.id}`, {}))[0]).toBe(400);
    expect(await hooks.get(webhook.id)).toEqual(webhook);
  });

  test('what waits goes to the new address; what the new kind has no form of goes nowhere', async () => {
    const { webhook } = await hooks.create({ events: ['payment.completed', 'order.completed'] });
    await happen(app, A_LIVE, { paymentMethod: 'va' });
    await happen(app, A_LIVE, { event: 'order.completed', subjectId: 'ord_1' });

    await hooks.ask('PATCH', `webhooks/${webhook.id}`, { url: 'https://baru.example' });
    const moved = (await hooks.deliveries()).map(({ url }) => url).toSorted();
    await hooks.ask('PATCH', `webhooks/${webhook.id}`, { api_kind: 'snap', events: ['payment.completed'] });

    expect(moved).toEqual(['https://baru.example/orders', 'https://baru.example/payments']);
    expect((await hooks.deliveries()).map(({ event, status }) => [event, status]).toSorted()).toEqual([
      ['order.completed', 'cancelled'],
      ['payment.completed', 'pending'],
    ]);
  });
});

describe('removing a webhook', () => {
  test('keeps its log and cancels what waits', async () => {
    const { webhook } = await hooks.create();
    await happen(app, A_LIVE);

    expect((await hooks.ask('DELETE', `webhooks/${webhook.id}`)).status).toBe(204);

    expect(codeOf(await hooks.ask('GET', `webhooks/${webhook.id}`))).toEqual([404, 'DPAY_WEBHOOK_NOT_FOUND']);
    expect(await hooks.deliveries()).toMatchObject([
      { status: 'cancelled', webhook_id: webhook.id, next_attempt_at: null },
    ]);
    await happen(app, A_LIVE, { subjectId: 'pay_2' });
    expect(await hooks.deliveries()).toHaveLength(1);
  });
});

describe('who may', () => {
  test.each([
    ['developer@a.test', 200],
    ['admin@a.test', 200],
    ['finance@a.test', 403],
    ['viewer@a.test', 403],
  ])('%s: %i', async (email, status) => {
    const { live } = await app.signIn(email);
    const theirs = webhooksOf(app, live);

    expect((await theirs.ask('GET', 'webhooks')).status).toBe(status);
    expect((await theirs.ask('GET', 'webhook-deliveries')).status).toBe(status);
  });

  test('a merchant’s server with a key, as far as its scopes go', async () => {
    const key = await addKey(app.db, A_LIVE, 1, { scopes: { webhooks: 'write' } });
    const reader = await addKey(app.db, A_LIVE, 2, { scopes: { webhooks: 'read', orders: 'write' } });
    const stranger = await addKey(app.db, A_LIVE, 3, { scopes: { orders: 'write' } });
    const by = (secret: string, method: 'GET' | 'POST', url: string, payload?: object) =>
      app.ask(method, `/dashboard/${url}`, {
        headers: { authorization: basic(secret), 'idempotency-key': newKey() },
        ...(payload && { payload }),
      });
    const form = { name: 'Toko', url: 'https://toko.example', events: ['payment.completed'] };

    expect((await by(key.secret, 'POST', 'webhooks', form)).status).toBe(201);
    expect((await by(reader.secret, 'GET', 'webhooks')).json<{ data: unknown[] }>().data).toHaveLength(1);
    expect(codeOf(await by(reader.secret, 'POST', 'webhooks', form))).toEqual([
      403,
      'DPAY_API_KEY_SCOPE_MISSING',
    ]);
    expect(codeOf(await by(stranger.secret, 'GET', 'webhook-deliveries'))).toEqual([
      403,
      'DPAY_API_KEY_SCOPE_MISSING',
    ]);
  });

  test('nobody of another merchant or mode: it does not exist there', async () => {
    const { webhook } = await hooks.create();
    await happen(app, A_LIVE);
    const [delivery] = await hooks.deliveries();
    const others = [
      webhooksOf(app, (await app.signIn('owner@b.test')).live),
      webhooksOf(app, owner.sandbox, 'sandbox'),
    ];

    for (const other of others) {
      expect(await other.list()).toEqual([]);
      expect(await other.deliveries()).toEqual([]);
      for (const [method, path, payload] of [
        ['GET', `webhooks/${webhook.id}`],
        ['PATCH', `webhooks/${webhook.id}`, { name: 'x' }],
        ['DELETE', `webhooks/${webhook.id}`],
        ['POST', `webhooks/${webhook.id}/test`, { event: 'payment.completed' }],
        ['POST', `webhooks/${webhook.id}/rotate-secret`, {}],
        ['POST', `webhooks/${webhook.id}/enable`, {}],
        ['POST', `webhooks/${webhook.id}/disable`],
        ['GET', `webhook-deliveries/${delivery?.id}`],
        ['POST', `webhook-deliveries/${delivery?.id}/replay`],
      ] as const)
        expect([path, (await other.ask(method, path, payload)).status]).toEqual([path, 404]);
    }
    expect(await hooks.get(webhook.id)).toEqual(webhook);
    expect((await hooks.deliveries())[0]?.status).toBe('pending');
  });
});

describe('the pages of the list', () => {
  test('go on where the last one ended; a marker that was altered is refused', async () => {
    for (const name of ['a', 'b', 'c']) await hooks.create({ name });

    const first = (await hooks.ask('GET', 'webhooks?limit=2&count=true')).json<{
      data: unknown[];
      page: { next_cursor: string; total: number };
    }>();
    const second = await hooks.ask('GET', `webhooks?limit=2&action=next&cursor=${first.page.next_cursor}`);
    const altered = await hooks.ask(
      'GET',
      `webhooks?action=next&cursor=${first.page.next_cursor.slice(0, -2)}AA`,
    );
    const foreign = await hooks.ask('GET', `webhook-deliveries?action=next&cursor=${first.page.next_cursor}`);

    expect([first.data.length, first.page.total]).toEqual([2, 3]);
    expect(second.json<{ data: unknown[] }>().data).toHaveLength(1);
    expect([codeOf(altered), codeOf(foreign)]).toEqual([
      [400, 'DPAY_INVALID_CURSOR'],
      [400, 'DPAY_INVALID_CURSOR'],
    ]);
  });
});

import sql from 'sql-template-tag';
import { afterEach, describe, expect, test } from 'vitest';
import { MERCHANT_A } from '../../testing/people.ts';
import { A_LIVE } from '../../testing/trade.ts';
import { webhookCalls } from './deliveries/calls.ts';
import { setStage } from './testing/stage.ts';
import { codeOf, fieldsOf, happen, key } from './testing/webhooks.ts';

/** DNS records for the tests; any other name resolves to a public address. */
const names: Record<string, string[]> = {};
const stage = setStage({
  outgoing: webhookCalls({
    loopback: false,
    timeoutMs: 500,
    resolve: async (name) => names[name] ?? ['203.0.114.7'],
  }),
});

afterEach(() => stage.app.db.system((tx) => tx.run(sql`update merchant set preset = null`)));

describe('creating a webhook', () => {
  test('returns its secret, and where each event will be sent', async () => {
    const { webhook, secret } = await stage.hooks.create({
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
    expect(await stage.hooks.get(webhook.id)).toEqual(webhook);
  });

  test('the secret is in no other answer and not in the database; a repeated call returns it again', async () => {
    const ask = { token: stage.owner.live, headers: { 'idempotency-key': key() } };
    const payload = { name: 'Toko', url: 'https://toko.example', events: ['payment.completed'] };
    const [first, second] = [
      await stage.app.ask('POST', '/dashboard/webhooks', { ...ask, payload }),
      await stage.app.ask('POST', '/dashboard/webhooks', { ...ask, payload }),
    ];
    const { secret, webhook } = first.json<{ data: { secret: string; webhook: { id: string } } }>().data;

    expect(second.text).toBe(first.text);
    expect(await stage.hooks.list()).toHaveLength(1);
    expect(JSON.stringify([await stage.hooks.list(), await stage.hooks.get(webhook.id)])).not.toContain(
      secret,
    );
    const stored = await stage.app.db.system(async (tx) => [
      await tx.rows(sql`select * from webhook_secret`),
      await tx.rows(sql`select body from idempotency_key`),
      await tx.rows(sql`select * from audit_event`),
      await tx.rows(sql`select * from outbox`),
    ]);
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6, 40));
  });

  test('reports every invalid field', async () => {
    const reply = await stage.hooks.post({ name: '  ', url: 'http://toko.example', events: [] });

    expect(codeOf(reply)).toEqual([400, 'DPAY_INVALID_REQUEST']);
    expect(fieldsOf(reply)).toEqual([
      ['name', 'DPAY_REQUIRED'],
      ['url', 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
      ['events', 'DPAY_WEBHOOK_EVENT_REQUIRED'],
    ]);
    expect(await stage.hooks.list()).toEqual([]);
  });

  test.each([
    ['http://toko.example', 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
    ['https://u:p@toko.example', 'DPAY_WEBHOOK_URL_HAS_CREDENTIALS'],
    ['https://toko.example/#x', 'DPAY_WEBHOOK_URL_HAS_FRAGMENT'],
    ['toko.example', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://toko..example', 'DPAY_WEBHOOK_URL_INVALID'],
    ['https://toko.example/a\u200bb', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['https://localhost', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://toko.example:0', 'DPAY_WEBHOOK_URL_PORT'],
    ['https://toko.example:25/hook', 'DPAY_WEBHOOK_URL_PORT'],
    ['https://toko.example:5432/', 'DPAY_WEBHOOK_URL_PORT'],
    ['https://127.0.0.1', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://2130706433', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://[::ffff:10.0.0.1]', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://169.254.169.254/latest', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://private.example', 'DPAY_WEBHOOK_URL_PRIVATE'],
    ['https://mixed.example', 'DPAY_WEBHOOK_URL_PRIVATE'],
  ])('refuses the address %s with %s', async (url, code) => {
    names['private.example'] = ['10.1.2.3'];
    names['mixed.example'] = ['203.0.114.7', '::1'];

    expect(fieldsOf(await stage.hooks.post({ url }))).toEqual([['url', code]]);
  });

  test.each([
    ['url', 'https://toko.example/\r\nX-Evil: 1', 'DPAY_WEBHOOK_URL_INVALID'],
    ['url', 'https://toko.example/\tx', 'DPAY_WEBHOOK_URL_INVALID'],
    ['name', 'Toko\r\nBcc: all@toko.example', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['name', 'Toko\u2028', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['name', 'Toko \u202Efdp', 'DPAY_FIELD_HIDDEN_CHARACTER'],
    ['name', 'To\u200Bko', 'DPAY_FIELD_HIDDEN_CHARACTER'],
  ])('a line break or invisible character in the %s is refused: %j', async (field, text, code) => {
    expect(fieldsOf(await stage.hooks.post({ [field]: text }))).toEqual([[field, code]]);
    expect(await stage.hooks.list()).toEqual([]);
  });

  test.each([
    ['HTTPS://Toko.Example:443/Hook/../a', 'https://toko.example/a'],
    ['https://ｔｏｋｏ.example./a', 'https://toko.example/a'],
    ['https://tokó.example', 'https://xn--tok-ina.example'],
  ])('%s is stored, shown and called as %s', async (url, normal) => {
    names['toko.example'] = ['203.0.114.7'];
    const reply = await stage.hooks.post({ url, events: ['order.completed'] });

    const { webhook } = reply.json<{ data: { webhook: { id: string } } }>().data;
    expect(webhook).toMatchObject({ url: normal, targets: [{ url: `${normal}/orders` }] });
    const changed = await stage.hooks.ask('PATCH', `webhooks/${webhook.id}`, { url });
    expect(changed.json()).toMatchObject({ data: { url: normal } });
  });

  test('one saved earlier with another port keeps working, but the next change needs an allowed port', async () => {
    names['toko.example'] = ['203.0.114.7'];
    const reply = await stage.hooks.post({ url: 'https://toko.example' });
    const { id } = reply.json<{ data: { webhook: { id: string } } }>().data.webhook;
    const url = 'https://toko.example:9000';
    await stage.app.db.tenant(A_LIVE, (tx) => tx.run(sql`update webhook set url = ${url} where id = ${id}`));

    expect((await stage.hooks.list())[0]).toMatchObject({ url });
    expect(fieldsOf(await stage.hooks.ask('PATCH', `webhooks/${id}`, { name: 'Toko' }))).toEqual([
      ['url', 'DPAY_WEBHOOK_URL_PORT'],
    ]);
    const moved = await stage.hooks.ask('PATCH', `webhooks/${id}`, { url: 'https://toko.example:8443' });
    expect(moved.status).toBe(200);
  });

  test('a name that does not resolve yet is accepted', async () => {
    names['soon.example'] = [];

    expect((await stage.hooks.post({ url: 'https://soon.example' })).status).toBe(201);
  });

  // spec 7.24
  test('accepts only events on the merchant’s own list, which is shown', async () => {
    await stage.app.db.system((tx) =>
      tx.run(
        sql`update merchant set preset = '{"webhook": ["order.completed", "payment.completed"]}' where merchant_id = ${MERCHANT_A}`,
      ),
    );

    const shown = await stage.app.ask('GET', '/dashboard/reference/webhook-events', {
      token: stage.owner.live,
    });
    expect(shown.json()).toEqual({ data: ['payment.completed', 'order.completed'] });
    expect(fieldsOf(await stage.hooks.post({ events: ['refund.failed'] }))).toEqual([
      ['events', 'DPAY_WEBHOOK_EVENT_UNAVAILABLE'],
    ]);
    expect((await stage.hooks.post({ events: ['order.completed'] })).status).toBe(201);
  });

  test('of the SNAP kind accepts the events that SNAP has', async () => {
    expect(fieldsOf(await stage.hooks.post({ api_kind: 'snap', events: ['order.completed'] }))).toEqual([
      ['events', 'DPAY_WEBHOOK_EVENT_UNAVAILABLE'],
    ]);
    const { webhook } = await stage.hooks.create({ api_kind: 'snap', events: ['payment.completed'] });
    expect(webhook.targets[0]?.url).toBe('https://toko.example/hook/v1.0/transfer-va/payment');
  });

  test('twenty are the maximum, including disabled ones', async () => {
    for (let n = 0; n < 20; n += 1) {
      const { webhook } = await stage.hooks.create({ name: `Nomor ${n}` });
      await stage.hooks.ask('POST', `webhooks/${webhook.id}/disable`);
    }

    expect(codeOf(await stage.hooks.post())).toEqual([409, 'DPAY_WEBHOOK_LIMIT_REACHED']);
    expect(await stage.hooks.list()).toHaveLength(20);
  });
});

test('a name that resolves to an internal address later is not called, and the log says why', async () => {
  names['moved.example'] = ['203.0.114.7'];
  await stage.hooks.create({ url: 'https://moved.example' });
  names['moved.example'] = ['169.254.169.254'];
  await happen(stage.app, A_LIVE);

  await stage.app.webhooks.drain();

  expect((await stage.hooks.deliveries())[0]).toMatchObject({
    status: 'retrying',
    last_attempt: { status_code: null, error: 'address_blocked' },
  });
});

describe('the primary flag', () => {
  const primaries = async () =>
    (await stage.hooks.list()).filter((one) => one.is_primary).map(({ id }) => id);

  test('belongs to one webhook, even if many are created concurrently', async () => {
    await Promise.all(Array.from({ length: 6 }, (_, n) => stage.hooks.post({ is_primary: n % 2 === 0 })));

    expect(await primaries()).toHaveLength(1);
  });

  test('can be moved but not removed, and passes on when its webhook is deleted', async () => {
    const [first, second] = [await stage.hooks.create(), await stage.hooks.create({ is_primary: true })];
    expect(await primaries()).toEqual([second.webhook.id]);

    const taken = await stage.hooks.ask('PATCH', `webhooks/${second.webhook.id}`, { is_primary: false });
    expect(codeOf(taken)).toEqual([409, 'DPAY_WEBHOOK_PRIMARY_REQUIRED']);
    await stage.hooks.ask('PATCH', `webhooks/${first.webhook.id}`, { is_primary: true });
    expect(await primaries()).toEqual([first.webhook.id]);
    expect((await stage.hooks.ask('DELETE', `webhooks/${first.webhook.id}`)).status).toBe(204);
    expect(await primaries()).toEqual([second.webhook.id]);
  });
});

describe('changing a webhook', () => {
  test('changes only the given fields', async () => {
    const { webhook } = await stage.hooks.create();

    const reply = await stage.hooks.ask('PATCH', `webhooks/${webhook.id}`, { name: 'Gudang' });

    expect(reply.json()).toMatchObject({
      data: { ...webhook, name: 'Gudang', updated_at: expect.any(String) },
    });
  });

  test('is validated by the same rules', async () => {
    const { webhook } = await stage.hooks.create();
    names['private.example'] = ['10.1.2.3'];

    for (const [change, code] of [
      [{ url: 'https://private.example' }, 'DPAY_WEBHOOK_URL_PRIVATE'],
      [{ url: 'http://toko.example' }, 'DPAY_WEBHOOK_URL_NOT_HTTPS'],
      [{ events: [] }, 'DPAY_WEBHOOK_EVENT_REQUIRED'],
      [{ api_kind: 'snap', events: ['order.created'] }, 'DPAY_WEBHOOK_EVENT_UNAVAILABLE'],
    ] as const)
      expect(fieldsOf(await stage.hooks.ask('PATCH', `webhooks/${webhook.id}`, change))[0]?.[1]).toBe(code);
    expect(codeOf(await stage.hooks.ask('PATCH', `webhooks/${webhook.id}`, {}))[0]).toBe(400);
    expect(await stage.hooks.get(webhook.id)).toEqual(webhook);
  });

  test('redirects waiting deliveries; those without a form in the new kind are cancelled', async () => {
    const { webhook } = await stage.hooks.create({ events: ['payment.completed', 'order.completed'] });
    await happen(stage.app, A_LIVE, { paymentMethod: 'va' });
    await happen(stage.app, A_LIVE, { event: 'order.completed', subjectId: 'ord_1' });

    await stage.hooks.ask('PATCH', `webhooks/${webhook.id}`, { url: 'https://baru.example' });
    const moved = (await stage.hooks.deliveries()).map(({ url }) => url).toSorted();
    await stage.hooks.ask('PATCH', `webhooks/${webhook.id}`, {
      api_kind: 'snap',
      events: ['payment.completed'],
    });

    expect(moved).toEqual(['https://baru.example/orders', 'https://baru.example/payments']);
    expect((await stage.hooks.deliveries()).map(({ event, status }) => [event, status]).toSorted()).toEqual([
      ['order.completed', 'cancelled'],
      ['payment.completed', 'pending'],
    ]);
  });
});

describe('deleting a webhook', () => {
  test('keeps its log and cancels waiting deliveries', async () => {
    const { webhook } = await stage.hooks.create();
    await happen(stage.app, A_LIVE);

    expect((await stage.hooks.ask('DELETE', `webhooks/${webhook.id}`)).status).toBe(204);

    expect(codeOf(await stage.hooks.ask('GET', `webhooks/${webhook.id}`))).toEqual([
      404,
      'DPAY_WEBHOOK_NOT_FOUND',
    ]);
    expect(await stage.hooks.deliveries()).toMatchObject([
      { status: 'cancelled', webhook_id: webhook.id, next_attempt_at: null },
    ]);
    await happen(stage.app, A_LIVE, { subjectId: 'pay_2' });
    expect(await stage.hooks.deliveries()).toHaveLength(1);
  });
});

import { describe, expect, test } from 'vitest';
import { basic } from '../../testing/app.ts';
import { addKey } from '../../testing/keys.ts';
import { A_LIVE } from '../../testing/trade.ts';
import { setStage } from './testing/stage.ts';
import { codeOf, happen, key as newKey, webhooksOf } from './testing/webhooks.ts';

const stage = setStage();

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

const actionsOn = (webhook: string, delivery = '') =>
  [
    ['GET', `webhooks/${webhook}`],
    ['PATCH', `webhooks/${webhook}`, { name: 'x' }],
    ['DELETE', `webhooks/${webhook}`],
    ['POST', `webhooks/${webhook}/test`, { event: 'payment.completed' }],
    ['POST', `webhooks/${webhook}/rotate-secret`, {}],
    ['POST', `webhooks/${webhook}/enable`, {}],
    ['POST', `webhooks/${webhook}/disable`],
    ['GET', `webhook-deliveries/${delivery}`],
    ['POST', `webhook-deliveries/${delivery}/replay`],
  ] as const;

describe('access', () => {
  test.each([
    ['developer@a.test', 200],
    ['admin@a.test', 200],
    ['finance@a.test', 403],
    ['viewer@a.test', 403],
  ])('%s: %i', async (email, status) => {
    const { live } = await stage.app.signIn(email);
    const theirs = webhooksOf(stage.app, live);

    expect((await theirs.ask('GET', 'webhooks')).status).toBe(status);
    expect((await theirs.ask('GET', 'webhook-deliveries')).status).toBe(status);
  });

  test.each(['finance@a.test', 'viewer@a.test'])('%s can change and send nothing', async (email) => {
    const { webhook } = await stage.hooks.create();
    await happen(stage.app, A_LIVE);
    const [delivery] = await stage.hooks.deliveries();
    const theirs = webhooksOf(stage.app, (await stage.app.signIn(email)).live);

    expect((await theirs.post()).status).toBe(403);
    for (const [method, path, payload] of [
      ...actionsOn(webhook.id, delivery?.id),
      ['POST', 'webhook-replays', { filters: {} }],
    ] as const)
      expect([path, codeOf(await theirs.ask(method, path, payload))]).toEqual([
        path,
        [403, 'DPAY_FORBIDDEN'],
      ]);
    expect(await stage.hooks.get(webhook.id)).toEqual(webhook);
  });

  test('an API key, within its scopes', async () => {
    const key = await addKey(stage.app.db, A_LIVE, 1, {
      scopes: { webhooks: 'write', payments: 'read' },
    });
    const reader = await addKey(stage.app.db, A_LIVE, 2, { scopes: { webhooks: 'read', orders: 'write' } });
    const stranger = await addKey(stage.app.db, A_LIVE, 3, { scopes: { orders: 'write' } });
    const by = (secret: string, method: 'GET' | 'POST', url: string, payload?: object) =>
      stage.app.ask(method, `/dashboard/${url}`, {
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
    expect(codeOf(await by(reader.secret, 'POST', 'webhook-replays', { filters: {} }))).toEqual([
      403,
      'DPAY_API_KEY_SCOPE_MISSING',
    ]);
    expect(codeOf(await by(stranger.secret, 'GET', 'webhook-deliveries'))).toEqual([
      403,
      'DPAY_API_KEY_SCOPE_MISSING',
    ]);
  });

  test('a key sees and sends only events that it may read', async () => {
    const { webhook } = await stage.hooks.create({ events: ['payment.completed', 'order.created'] });
    await happen(stage.app, A_LIVE);
    await happen(stage.app, A_LIVE, { event: 'order.created', subjectId: 'ord_1', data: { id: 'ord_1' } });
    const all = await stage.hooks.deliveries();
    const idOf = (event: string) => all.find((one) => one.event === event)?.id ?? '';
    const { secret } = await addKey(stage.app.db, A_LIVE, 4, {
      scopes: { webhooks: 'write', orders: 'read' },
    });
    const blind = await addKey(stage.app.db, A_LIVE, 5, { scopes: { webhooks: 'write' } });
    const by = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, apiKey = secret) =>
      stage.app.ask(method, `/dashboard/${url}`, {
        headers: { authorization: basic(apiKey), 'idempotency-key': newKey() },
        ...(payload && { payload }),
      });
    const refusals = [
      by('GET', `webhook-deliveries/${idOf('payment.completed')}`),
      by('POST', `webhook-deliveries/${idOf('payment.completed')}/replay`),
      by('POST', 'webhook-replays', { filters: { event: ['payment.completed'] } }),
      by('POST', 'webhooks', { name: 'x', url: 'https://x.example', events: ['payment.completed'] }),
      by('PATCH', `webhooks/${webhook.id}`, { url: 'https://x.example' }),
    ];
    for (const reply of await Promise.all(refusals))
      expect(reply.json()).toMatchObject({
        error_code: 'DPAY_API_KEY_SCOPE_MISSING',
        params: { scope: 'payments:read' },
      });

    const listed = (await by('GET', 'webhook-deliveries')).json<{ data: { event: string }[] }>().data;
    expect(listed.map(({ event }) => event)).toEqual(['order.created']);
    expect((await by('GET', `webhook-deliveries/${idOf('order.created')}`)).status).toBe(200);
    const replay = await by('POST', 'webhook-replays', { filters: { status: ['pending', 'failed'] } });
    expect(replay.json()).toMatchObject({
      data: { total: 1, filters: { event: ['order.created', 'order.completed'] } },
    });
    expect(codeOf(await by('POST', 'webhook-replays', { filters: {} }, blind.secret))).toEqual([
      403,
      'DPAY_API_KEY_SCOPE_MISSING',
    ]);
    expect((await by('GET', 'webhook-deliveries', undefined, blind.secret)).json()).toMatchObject({
      data: [],
    });
  });

  test('a key cannot use a webhook if it may not read all its events', async () => {
    const { webhook } = await stage.hooks.create({ events: ['order.created', 'payment.completed'] });
    const { secret } = await addKey(stage.app.db, A_LIVE, 6, {
      scopes: { webhooks: 'write', orders: 'read' },
    });
    const full = await addKey(stage.app.db, A_LIVE, 7, {
      scopes: { webhooks: 'write', orders: 'read', payments: 'read' },
    });
    const by = (apiKey: string, [method, path, payload]: readonly [Method, string, object?]) =>
      stage.app.ask(method, `/dashboard/${path}`, {
        headers: { authorization: basic(apiKey), 'idempotency-key': newKey() },
        ...(payload && { payload }),
      });
    const changes: (readonly [Method, string, object?])[] = [
      ['PATCH', `webhooks/${webhook.id}`, { name: 'x' }],
      ['POST', `webhooks/${webhook.id}/test`, { event: 'order.created' }],
      ['POST', `webhooks/${webhook.id}/rotate-secret`, {}],
      ['POST', `webhooks/${webhook.id}/disable`],
      ['POST', `webhooks/${webhook.id}/enable`, {}],
      ['DELETE', `webhooks/${webhook.id}`],
    ];

    for (const change of changes)
      expect([change[1], (await by(secret, change)).json()]).toMatchObject([
        change[1],
        { error_code: 'DPAY_API_KEY_SCOPE_MISSING', params: { scope: 'payments:read' } },
      ]);
    expect(await stage.hooks.get(webhook.id)).toEqual(webhook);
    // Changing its events reveals nothing.
    expect((await by(secret, ['GET', `webhooks/${webhook.id}`])).status).toBe(200);
    for (const change of changes)
      expect([change, (await by(full.secret, change)).status < 300]).toEqual([change, true]);
  });

  test('a webhook of another merchant or mode does not exist', async () => {
    const { webhook } = await stage.hooks.create();
    await happen(stage.app, A_LIVE);
    const [delivery] = await stage.hooks.deliveries();
    const replay = (await stage.hooks.ask('POST', 'webhook-replays', { filters: {} })).json<{
      data: { id: string };
    }>().data;
    const others = [
      webhooksOf(stage.app, (await stage.app.signIn('owner@b.test')).live),
      webhooksOf(stage.app, stage.owner.sandbox, 'sandbox'),
    ];

    for (const other of others) {
      expect(await other.list()).toEqual([]);
      expect(await other.deliveries()).toEqual([]);
      const taken = await other.ask('POST', 'webhook-replays', {
        filters: { webhook_id: webhook.id, status: ['pending'] },
      });
      expect(taken.json()).toMatchObject({ data: { total: 0 } });
      for (const [method, path, payload] of [
        ...actionsOn(webhook.id, delivery?.id),
        ['GET', `webhook-replays/${replay.id}`],
      ] as const)
        expect([path, (await other.ask(method, path, payload)).status]).toEqual([path, 404]);
    }
    expect(await stage.hooks.get(webhook.id)).toEqual(webhook);
    expect((await stage.hooks.deliveries())[0]?.status).toBe('pending');
  });
});

describe('the pages of the list', () => {
  test('continue where the previous one ended; an altered cursor is refused', async () => {
    for (const name of ['a', 'b', 'c']) await stage.hooks.create({ name });

    const first = (await stage.hooks.ask('GET', 'webhooks?limit=2&count=true')).json<{
      data: unknown[];
      page: { next_cursor: string; total: number };
    }>();
    const second = await stage.hooks.ask(
      'GET',
      `webhooks?limit=2&action=next&cursor=${first.page.next_cursor}`,
    );
    const altered = await stage.hooks.ask(
      'GET',
      `webhooks?action=next&cursor=${first.page.next_cursor.slice(0, -2)}AA`,
    );
    const foreign = await stage.hooks.ask(
      'GET',
      `webhook-deliveries?action=next&cursor=${first.page.next_cursor}`,
    );

    expect([first.data.length, first.page.total]).toEqual([2, 3]);
    expect(second.json<{ data: unknown[] }>().data).toHaveLength(1);
    expect([codeOf(altered), codeOf(foreign)]).toEqual([
      [400, 'DPAY_INVALID_CURSOR'],
      [400, 'DPAY_INVALID_CURSOR'],
    ]);
  });
});

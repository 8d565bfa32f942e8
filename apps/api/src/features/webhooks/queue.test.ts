import sql from 'sql-template-tag';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { tidy } from '../../platform/housekeeping.ts';
import { makeVault } from '../../platform/vault.ts';
import { startTestApp } from '../../testing/app.ts';
import type { TestApp, Tokens } from '../../testing/app.ts';
import { makeLog } from '../../platform/log.ts';
import { startReceiver } from '../../testing/receiver.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { A_LIVE, NOW } from '../../testing/trade.ts';
import { makeEngine } from './engine/engine.ts';
import { codeOf, happen, key, webhooksOf } from './testing/webhooks.ts';

let app: TestApp;
let owner: Tokens;
let hooks: ReturnType<typeof webhooksOf>;
const receivers: Receiver[] = [];

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.signIn('owner@a.test');
  hooks = webhooksOf(app, owner.live);
});
afterAll(() => app.close());
afterEach(async () => {
  app.clock.set(new Date(NOW));
  await app.db.system(async (tx) => {
    for (const table of [
      'webhook_delivery',
      'webhook_attempt',
      'webhook_event',
      'webhook_replay',
      'webhook',
      'mail',
      'outbox',
    ])
      await tx.run(sql([`delete from ${table}`]));
  });
  for (const one of receivers.splice(0)) await one.close();
});

/** Sends what is due so many minutes later; the clock stands at NOW again afterwards, as sign-ins end within the hour. */
const drainAt = async (minutes: number, before?: () => Promise<unknown>) => {
  app.clock.set(minutesLater(minutes));
  await before?.();
  await app.webhooks.drain();
  app.clock.set(new Date(NOW));
};
const minutesLater = (minutes: number) => new Date(Date.parse(NOW) + minutes * 60_000);
const receiver = async (status = 200): Promise<Receiver> => {
  const one = await startReceiver();
  one.answer((_, response) => response.writeHead(status).end(`answer ${status}`));
  receivers.push(one);
  return one;
};
const happenMany = async (count: number) => {
  for (let n = 0; n < count; n += 1) await happen(app, A_LIVE, { subjectId: `pay_${n}` });
};

describe('retries', () => {
  test('come 2, 5, 10, 90 and 210 minutes after each failure, then by hand', async () => {
    const shop = await receiver(500);
    await hooks.create({ url: shop.url });
    await happen(app, A_LIVE);
    const sentAt: number[] = [];
    for (const minute of [0, 1, 2, 6, 7, 16, 17, 106, 107, 316, 317, 600, 6000]) {
      const before = shop.received.length;
      await drainAt(minute);
      if (shop.received.length > before) sentAt.push(minute);
    }

    expect(sentAt).toEqual([0, 2, 7, 17, 107, 317]);
    const [delivery] = await hooks.deliveries();
    expect(delivery).toMatchObject({
      status: 'failed',
      attempts: 6,
      next_attempt_at: null,
      delivered_at: null,
      last_attempt: { status_code: 500, error: 'bad_status' },
    });

    shop.answer((_, response) => response.end('ok'));
    const replayed = await hooks.ask('POST', `webhook-deliveries/${delivery?.id}/replay`);
    expect(replayed.json()).toMatchObject({ data: { status: 'pending', attempts: 6 } });
    await app.webhooks.drain();
    expect((await hooks.deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 7 });
  });

  test('are not before their time, and the log has every attempt with what was sent and answered', async () => {
    const shop = await receiver(502);
    await hooks.create({ url: shop.url });
    await happen(app, A_LIVE);
    await app.webhooks.drain();
    app.clock.set(new Date(minutesLater(2).getTime() - 1));
    await app.webhooks.drain();
    expect(shop.received).toHaveLength(1);
    shop.answer((_, response) => response.end('akhirnya'));
    await drainAt(2);

    const [delivery] = await hooks.deliveries();
    const detail = await hooks.detail(delivery?.id ?? '');
    expect(detail.request).toMatchObject({ url: `${shop.url}/payments`, body: shop.received[0]?.body });
    expect(detail.attempts).toMatchObject([
      {
        number: 2,
        at: minutesLater(2).toISOString(),
        status_code: 200,
        error: null,
        response_body: 'akhirnya',
      },
      { number: 1, at: NOW, status_code: 502, error: 'bad_status', response_body: 'answer 502' },
    ]);
    const signature = detail.attempts[1]?.request_headers.find(({ name }) => name === 'webhook-signature');
    expect(signature?.value).toBe(shop.received[0]?.headers['webhook-signature']);
  });
});

describe('a slow receiver', () => {
  test('delays no other, however long its queue', async () => {
    const [slow, quick] = [await receiver(), await receiver()];
    slow.answer(() => undefined);
    await hooks.create({ url: slow.url });
    await hooks.create({ url: quick.url });
    await happenMany(40);

    const begun = performance.now();
    const done = app.webhooks.drain();
    await quick.until(40);
    const ms = performance.now() - begun;

    // Half a second is what one attempt to the slow one takes here; it has dozens of them before it.
    expect(ms).toBeLessThan(2500);
    expect(slow.received.length).toBeLessThan(40);
    await done;
  }, 60_000);

  test('is given few connections at a time', async () => {
    const slow = await receiver();
    let open = 0;
    let most = 0;
    slow.answer((_, response) => {
      open += 1;
      most = Math.max(most, open);
      response.on('close', () => (open -= 1));
    });
    await hooks.create({ url: slow.url });
    await happenMany(30);

    await app.webhooks.drain();

    expect(most).toBeLessThanOrEqual(8);
  }, 60_000);
});

describe('a webhook that fails', () => {
  const failFor = async (hours: readonly number[]) => {
    for (const hour of hours) {
      await drainAt(hour * 60, () => happen(app, A_LIVE, { subjectId: key() }));
    }
  };
  const mails = () =>
    app.db.system((tx) =>
      tx.rows<{ recipient: string; subject: string; kind: string }>(
        sql`select recipient, subject, kind from mail where kind = 'webhook_notice' order by id`,
      ),
    );
  const topics = async () =>
    (
      await app.db.system((tx) =>
        tx.rows<{ topic: string }>(sql`select topic from outbox where topic like 'settings.%' order by id`),
      )
    ).map(({ topic }) => topic);

  test('is shown as failing, and as healthy after one success', async () => {
    const shop = await receiver(500);
    const { webhook } = await hooks.create({ url: shop.url });
    await failFor([0, 1]);

    expect((await hooks.get(webhook.id)).health).toMatchObject({
      state: 'failing',
      failing_since: NOW,
      disables_at: minutesLater(72 * 60).toISOString(),
      last_success_at: null,
    });
    shop.answer((_, response) => response.end());
    await failFor([2]);
    expect((await hooks.get(webhook.id)).health).toMatchObject({
      state: 'healthy',
      failing_since: null,
      failures_in_a_row: 0,
      disables_at: null,
    });
  });

  test('for a day is told of by mail, once; for three days it is disabled and that is told too', async () => {
    const shop = await receiver(500);
    const { webhook } = await hooks.create({ url: shop.url, name: 'Toko' });
    await failFor([0, 1, 2, 3, 25, 26]);

    const warned = await mails();
    expect(new Set(warned.map(({ subject }) => subject))).toEqual(
      new Set(['Webhook Toko gagal sejak kemarin']),
    );
    const recipients = warned.map(({ recipient }) => recipient);
    expect(new Set(recipients).size).toBe(recipients.length);
    expect(recipients).toEqual(expect.arrayContaining(['owner@a.test', 'admin@a.test', 'developer@a.test']));
    expect(recipients).not.toEqual(expect.arrayContaining(['finance@a.test']));
    expect(recipients.join()).not.toContain('@b.test');
    expect(recipients).not.toContain('unverified@a.test');

    await failFor([72]);
    expect(await hooks.get(webhook.id)).toMatchObject({
      status: 'disabled',
      disabled: { reason: 'failing' },
      health: { state: 'disabled', disables_at: null },
    });
    expect((await mails()).at(-1)?.subject).toBe('Webhook Toko dinonaktifkan');
    expect(await topics()).toEqual(['settings.webhook_failing', 'settings.webhook_disabled']);
  });

  test('with 410 is disabled at once; what happens then is held, and sent when it is enabled again', async () => {
    const shop = await receiver(410);
    const { webhook } = await hooks.create({ url: shop.url });
    await failFor([0]);
    expect((await hooks.get(webhook.id)).disabled).toMatchObject({ reason: 'gone' });
    await failFor([1, 2]);
    expect(shop.received).toHaveLength(1);
    expect((await hooks.deliveries()).map(({ status }) => status)).toEqual(['held', 'held', 'held']);

    shop.answer((_, response) => response.end());
    const enabled = await hooks.ask('POST', `webhooks/${webhook.id}/enable`, {});
    expect(enabled.json()).toMatchObject({ data: { status: 'enabled', health: { failures_in_a_row: 0 } } });
    await app.webhooks.drain();
    expect(shop.received).toHaveLength(4);
    expect((await hooks.deliveries()).map(({ status }) => status)).toEqual([
      'delivered',
      'delivered',
      'delivered',
    ]);
  });

  test('and was disabled by a person may keep what was held', async () => {
    const shop = await receiver();
    const { webhook } = await hooks.create({ url: shop.url });
    await happen(app, A_LIVE);
    const disabled = await hooks.ask('POST', `webhooks/${webhook.id}/disable`);
    expect(disabled.json()).toMatchObject({ data: { disabled: { reason: 'by_person' } } });
    await happen(app, A_LIVE, { subjectId: 'pay_2' });
    await hooks.ask('POST', `webhooks/${webhook.id}/enable`, { send_held: false });
    await app.webhooks.drain();
    expect(shop.received).toEqual([]);

    const [one] = await hooks.deliveries({ status: ['held'] });
    expect((await hooks.ask('POST', `webhook-deliveries/${one?.id}/replay`)).status).toBe(200);
    await app.webhooks.drain();
    expect(shop.received).toHaveLength(1);
  });

  test('whose secret cannot be opened waits, and holds up no other', async () => {
    const [locked, open] = [await receiver(), await receiver()];
    const { webhook } = await hooks.create({ url: locked.url });
    await hooks.create({ url: open.url });
    const sealed = makeVault(Buffer.alloc(32, 9)).seal('whsec_x', 'elsewhere');
    await app.db.system((tx) =>
      tx.run(sql`update webhook_secret set sealed = ${sealed} where webhook_id = ${webhook.id}`),
    );
    await happen(app, A_LIVE);
    await app.webhooks.drain();

    expect([locked.received.length, open.received.length]).toEqual([0, 1]);
  });
});

describe('sending again', () => {
  const replayAll = async (body: object) => {
    const reply = await hooks.ask('POST', 'webhook-replays', body);
    const id = reply.json<{ data?: { id: string } }>().data?.id ?? '';
    return {
      reply,
      progress: async () => (await hooks.ask('GET', `webhook-replays/${id}`)).json<{ data: object }>().data,
    };
  };

  test('what is on its way, or has no webhook any more, is refused', async () => {
    const shop = await receiver();
    const { webhook } = await hooks.create({ url: shop.url });
    await happen(app, A_LIVE);
    const [delivery] = await hooks.deliveries();
    const replay = () => hooks.ask('POST', `webhook-deliveries/${delivery?.id}/replay`);

    expect(codeOf(await replay())).toEqual([409, 'DPAY_WEBHOOK_DELIVERY_NOT_REPLAYABLE']);
    await app.webhooks.drain();
    await hooks.ask('POST', `webhooks/${webhook.id}/disable`);
    expect(codeOf(await replay())).toEqual([409, 'DPAY_WEBHOOK_DISABLED']);
    await hooks.ask('DELETE', `webhooks/${webhook.id}`);
    expect(codeOf(await replay())).toEqual([409, 'DPAY_WEBHOOK_DELIVERY_NOT_REPLAYABLE']);
    expect(shop.received).toHaveLength(1);
  });

  test('by filter: thousands, counted, each once, and nothing else', async () => {
    const shop = await receiver();
    const { webhook } = await hooks.create({ url: shop.url });
    const other = await hooks.create({ url: shop.url, name: 'lain' });
    const off = await hooks.create({ url: shop.url, name: 'mati' });
    await hooks.ask('POST', `webhooks/${off.webhook.id}/disable`);
    await addFailed(webhook.id, 2500, 'failed');
    await addFailed(webhook.id, 30, 'delivered', 3000);
    await addFailed(other.webhook.id, 40, 'failed', 4000);

    const { reply, progress } = await replayAll({ filters: { webhook_id: webhook.id } });
    expect([reply.status, reply.json()]).toMatchObject([
      202,
      { data: { status: 'running', total: 2500, seen: 0 } },
    ]);
    await app.webhooks.drain();

    expect(await progress()).toMatchObject({ status: 'completed', total: 2500, seen: 2500, queued: 2500 });
    expect(shop.received).toHaveLength(2500);
    expect(new Set(shop.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2500);
    expect(await hooks.deliveries({ status: ['failed'] })).toHaveLength(40);
  }, 120_000);

  test('by filter leaves alone what changed meanwhile and what is disabled', async () => {
    const shop = await receiver();
    const { webhook } = await hooks.create({ url: shop.url });
    await addFailed(webhook.id, 10, 'failed');
    await hooks.ask('POST', `webhooks/${webhook.id}/disable`);

    const { progress } = await replayAll({ filters: {} });
    await app.webhooks.drain();

    expect(await progress()).toMatchObject({ status: 'completed', total: 10, seen: 10, queued: 0 });
    expect(shop.received).toEqual([]);
  });

  test('by filter takes the days of the list, and no others', async () => {
    expect(codeOf((await replayAll({ from: '2026-10-01', to: '2026-11-20', filters: {} })).reply)).toEqual([
      400,
      'DPAY_DATE_RANGE_TOO_LONG',
    ]);
    const { reply } = await replayAll({ from: '2026-11-19', to: '2026-11-19', filters: {} });
    expect(reply.json()).toMatchObject({ data: { from: '2026-11-19', to: '2026-11-19', total: 0 } });
  });

  const addFailed = (webhookId: string, count: number, status: string, from = 0) =>
    app.db.system(async (tx) => {
      const id = (prefix: string) => sql`${`${prefix}_01K`} || lpad((${from}::int + n)::text, 23, '0')`;
      await tx.run(sql`
        insert into webhook_event (merchant_id, mode, id, event, subject_id, body, created_at)
        select ${A_LIVE.merchantId}, 'live', ${id('evt')}, 'payment.completed', 'pay_' || n, '{"data":{}}', ${NOW}::timestamptz - interval '1 hour'
          from generate_series(1, ${count}::int) n`);
      await tx.run(sql`
        insert into webhook_delivery (merchant_id, mode, id, webhook_id, webhook_name, event, event_id, subject_id, url, status,
                                      attempts, tries, created_at, delivered_at)
        select ${A_LIVE.merchantId}, 'live', ${id('whd')}, ${webhookId}, 'Toko', 'payment.completed', ${id('evt')}, 'pay_' || n,
               'https://x.example', ${status}, 6, 6, ${NOW}::timestamptz - interval '1 hour', null
          from generate_series(1, ${count}::int) n`);
    });
});

describe('the log', () => {
  test('is filtered by webhook, event, status, event id and subject', async () => {
    const [good, bad] = [await receiver(), await receiver(500)];
    const { webhook } = await hooks.create({ url: good.url });
    await hooks.create({ url: bad.url, events: ['payment.completed', 'payment.failed'] });
    await happen(app, A_LIVE, { subjectId: 'pay_1' });
    await happen(app, A_LIVE, { subjectId: 'pay_2', event: 'payment.failed' });
    await app.webhooks.drain();
    const all = await hooks.deliveries();

    expect(all).toHaveLength(3);
    expect(await hooks.deliveries({ webhook_id: webhook.id })).toHaveLength(1);
    expect(await hooks.deliveries({ event: ['payment.failed'] })).toHaveLength(1);
    expect(await hooks.deliveries({ status: ['retrying'] })).toHaveLength(2);
    expect(
      await hooks.deliveries({ event_id: all.find((one) => one.subject_id === 'pay_1')?.event_id }),
    ).toHaveLength(2);
    expect(await hooks.deliveries({ subject_id: 'pay_2', status: ['delivered'] })).toEqual([]);
  });

  test('has pages that meet without a gap, and refuses a marker of another filter', async () => {
    const shop = await receiver();
    await hooks.create({ url: shop.url });
    await happenMany(7);
    type Page = { data: { id: string }[]; page: { next_cursor: string | null } };
    const seen: string[] = [];
    let query = 'limit=3';
    let first: string | null = null;
    for (;;) {
      const { data, page } = (await hooks.ask('GET', `webhook-deliveries?${query}`)).json<Page>();
      seen.push(...data.map(({ id }) => id));
      first ??= page.next_cursor;
      if (page.next_cursor === null) break;
      query = `limit=3&action=next&cursor=${page.next_cursor}`;
    }

    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
    const filters = encodeURIComponent(JSON.stringify({ status: ['failed'] }));
    const other = await hooks.ask('GET', `webhook-deliveries?action=next&cursor=${first}&filters=${filters}`);
    expect(codeOf(other)).toEqual([400, 'DPAY_INVALID_CURSOR']);
  });

  test('shows no body to a role that sees personal data masked', async () => {
    const shop = await receiver();
    await hooks.create({ url: shop.url });
    await happen(app, A_LIVE);
    const [delivery] = await hooks.deliveries();
    await app.db.system((tx) =>
      tx.run(
        sql`update role set masks_personal_data = true where merchant_id = ${A_LIVE.merchantId} and role_id = 6`,
      ),
    );
    const developer = webhooksOf(app, (await app.signIn('developer@a.test')).live);

    expect((await developer.detail(delivery?.id ?? '')).request.body).toBeNull();
    expect((await hooks.detail(delivery?.id ?? '')).request.body).toContain('payment.completed');
  });
});

test('the log is kept for 30 days', async () => {
  const shop = await receiver();
  await hooks.create({ url: shop.url });
  await happen(app, A_LIVE);
  await app.webhooks.drain();
  const rows = () =>
    app.db.system((tx) =>
      tx.one<{ n: string }>(sql`
        select (select count(*) from webhook_delivery) + (select count(*) from webhook_attempt) +
               (select count(*) from webhook_event) as n`),
    );

  await tidy(app.db, minutesLater(30 * 1440));
  expect((await rows()).n).toBe('3');
  await tidy(app.db, new Date(minutesLater(30 * 1440).getTime() + 1));
  expect((await rows()).n).toBe('0');
  expect(await hooks.list()).toHaveLength(1);
});

describe('a process that is stopped', () => {
  test('gives back what it has not sent, and another one sends it at once', async () => {
    const shop = await receiver();
    await hooks.create({ url: shop.url });
    await happenMany(16);
    const parts = { ...app.deps, log: makeLog('silent') };
    const first = makeEngine(parts);
    let stopped: Promise<void> | undefined;
    shop.answer((_, response) => {
      stopped ??= first.stop();
      response.end();
    });
    first.wake();
    await shop.until(1);
    await stopped;
    const sentByFirst = shop.received.length;

    expect(sentByFirst).toBeLessThan(16);
    const second = makeEngine(parts);
    await second.drain();
    expect(new Set(shop.received.map(({ headers }) => headers['webhook-id'])).size).toBe(16);
    expect(shop.received).toHaveLength(16);
  });
});

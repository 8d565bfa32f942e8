import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { A_LIVE, NOW } from '../../../testing/trade.ts';
import { setStage } from '../testing/stage.ts';
import { codeOf, happen } from '../testing/webhooks.ts';

const stage = setStage();

describe('a replay', () => {
  const replayAll = async (body: object) => {
    const reply = await stage.hooks.ask('POST', 'webhook-replays', body);
    const id = reply.json<{ data?: { id: string } }>().data?.id ?? '';
    return {
      reply,
      progress: async () =>
        (await stage.hooks.ask('GET', `webhook-replays/${id}`)).json<{ data: object }>().data,
    };
  };

  test('of a pending delivery, or one whose webhook is gone, is refused', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    await happen(stage.app, A_LIVE);
    const [delivery] = await stage.hooks.deliveries();
    const replay = () => stage.hooks.ask('POST', `webhook-deliveries/${delivery?.id}/replay`);

    expect(codeOf(await replay())).toEqual([409, 'DPAY_WEBHOOK_DELIVERY_NOT_REPLAYABLE']);
    await stage.app.webhooks.drain();
    await stage.hooks.ask('POST', `webhooks/${webhook.id}/disable`);
    expect(codeOf(await replay())).toEqual([409, 'DPAY_WEBHOOK_DISABLED']);
    await stage.hooks.ask('DELETE', `webhooks/${webhook.id}`);
    expect(codeOf(await replay())).toEqual([409, 'DPAY_WEBHOOK_DELIVERY_NOT_REPLAYABLE']);
    expect(shop.received).toHaveLength(1);
  });

  test('by filter resends thousands, counted, each exactly once', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    const other = await stage.hooks.create({ url: shop.url, name: 'lain' });
    const off = await stage.hooks.create({ url: shop.url, name: 'mati' });
    await stage.hooks.ask('POST', `webhooks/${off.webhook.id}/disable`);
    await addFailed(webhook.id, 2500, 'failed');
    await addFailed(webhook.id, 30, 'delivered', 3000);
    await addFailed(other.webhook.id, 40, 'failed', 4000);

    const { reply, progress } = await replayAll({ filters: { webhook_id: webhook.id } });
    expect([reply.status, reply.json()]).toMatchObject([
      202,
      { data: { status: 'running', total: 2500, seen: 0 } },
    ]);
    await stage.app.webhooks.drain();

    expect(await progress()).toMatchObject({ status: 'completed', total: 2500, seen: 2500, queued: 2500 });
    expect(shop.received).toHaveLength(2500);
    expect(new Set(shop.received.map(({ headers }) => headers['webhook-id'])).size).toBe(2500);
    expect(await stage.hooks.deliveries({ status: ['failed'] })).toHaveLength(40);
  }, 120_000);

  test('by filter skips deliveries that changed meanwhile and disabled webhooks', async () => {
    const shop = await stage.receiver();
    const { webhook } = await stage.hooks.create({ url: shop.url });
    await addFailed(webhook.id, 10, 'failed');
    await stage.hooks.ask('POST', `webhooks/${webhook.id}/disable`);

    const { progress } = await replayAll({ filters: {} });
    await stage.app.webhooks.drain();

    expect(await progress()).toMatchObject({ status: 'completed', total: 10, seen: 10, queued: 0 });
    expect(shop.received).toEqual([]);
  });

  test('by filter covers exactly the days of the list', async () => {
    expect(codeOf((await replayAll({ from: '2026-10-01', to: '2026-11-20', filters: {} })).reply)).toEqual([
      400,
      'DPAY_DATE_RANGE_TOO_LONG',
    ]);
    const { reply } = await replayAll({ from: '2026-11-19', to: '2026-11-19', filters: {} });
    expect(reply.json()).toMatchObject({ data: { from: '2026-11-19', to: '2026-11-19', total: 0 } });
  });

  const addFailed = (webhookId: string, count: number, status: string, from = 0) =>
    stage.app.db.system(async (tx) => {
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

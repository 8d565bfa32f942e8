import { describe, expect, test } from 'vitest';
import { makeLog } from '../../../platform/log.ts';
import { A_LIVE, NOW } from '../../../testing/trade.ts';
import { makeEngine } from '../engine/engine.ts';
import { minutesLater, setStage } from '../testing/stage.ts';
import { happen } from '../testing/webhooks.ts';

const stage = setStage();

describe('retries', () => {
  test('come 2, 5, 10, 90 and 210 minutes after each failure, then only manually', async () => {
    const shop = await stage.receiver(500);
    await stage.hooks.create({ url: shop.url });
    await happen(stage.app, A_LIVE);
    const sentAt: number[] = [];
    for (const minute of [0, 1, 2, 6, 7, 16, 17, 106, 107, 316, 317, 600, 6000]) {
      const before = shop.received.length;
      await stage.drainAt(minute);
      if (shop.received.length > before) sentAt.push(minute);
    }

    expect(sentAt).toEqual([0, 2, 7, 17, 107, 317]);
    const [delivery] = await stage.hooks.deliveries();
    expect(delivery).toMatchObject({
      status: 'failed',
      attempts: 6,
      next_attempt_at: null,
      delivered_at: null,
      last_attempt: { status_code: 500, error: 'bad_status' },
    });

    shop.answer((_, response) => response.end('ok'));
    const replayed = await stage.hooks.ask('POST', `webhook-deliveries/${delivery?.id}/replay`);
    expect(replayed.json()).toMatchObject({ data: { status: 'pending', attempts: 6 } });
    await stage.app.webhooks.drain();
    expect((await stage.hooks.deliveries())[0]).toMatchObject({ status: 'delivered', attempts: 7 });
  });

  test('are not early, and the log has the request and response of every attempt', async () => {
    const shop = await stage.receiver(502);
    await stage.hooks.create({ url: shop.url });
    await happen(stage.app, A_LIVE);
    await stage.app.webhooks.drain();
    stage.app.clock.set(new Date(minutesLater(2).getTime() - 1));
    await stage.app.webhooks.drain();
    expect(shop.received).toHaveLength(1);
    shop.answer((_, response) => response.end('akhirnya'));
    await stage.drainAt(2);

    const [delivery] = await stage.hooks.deliveries();
    const detail = await stage.hooks.detail(delivery?.id ?? '');
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
    const sent = String(shop.received[0]?.headers['webhook-signature']);
    expect(signature?.value).toBe(`${sent.slice(0, 11)}…`);
  });
});

test.each([
  ['seconds', 503, '600', 10],
  ['a date', 429, new Date(Date.parse(NOW) + 600_000).toUTCString(), 10],
  ['more than the longest delay', 503, '9999999', 210],
])('a receiver that sends Retry-After as %s is not called earlier', async (_, status, pause, minutes) => {
  const shop = await stage.receiver();
  shop.answer((_request, response) => response.writeHead(status, { 'retry-after': pause }).end());
  await stage.hooks.create({ url: shop.url });
  await happen(stage.app, A_LIVE);
  await stage.app.webhooks.drain();

  const [delivery] = await stage.hooks.deliveries();
  const next = Date.parse(delivery?.next_attempt_at ?? '');
  expect((next - Date.parse(NOW)) / 60_000).toBeCloseTo(minutes, 1);
  stage.app.clock.set(new Date(next - 1));
  await stage.app.webhooks.drain();
  expect(shop.received).toHaveLength(1);
  stage.app.clock.set(new Date(next));
  await stage.app.webhooks.drain();
  expect(shop.received).toHaveLength(2);
});

describe('a process that is stopped', () => {
  test('releases unsent deliveries, and another process sends them at once', async () => {
    const shop = await stage.receiver();
    await stage.hooks.create({ url: shop.url });
    await stage.happenMany(16);
    const parts = { ...stage.app.deps, log: makeLog('silent') };
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

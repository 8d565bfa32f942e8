import { afterEach, expect, test } from 'vitest';
import { webhookSamples } from '../generated/webhook-samples.gen.ts';
import { eventExample, eventNames } from '../../../sdk/src/testing/contract-events.ts';
import { verifyWebhook } from '@dasbor/sdk/webhooks';
import { run } from '../testing/run.ts';
import { smallServer } from '../testing/small-server.ts';

const SECRET = 'whsec_dGVzdC1zZWNyZXQtb2YtdHJpZ2dlci0wMDAwMDE=';
let shop: Awaited<ReturnType<typeof smallServer>>;
afterEach(() => shop.close());

test('every event of the contract can be sent without a key, signed, with its own id', async () => {
  shop = await smallServer((response) => response.end());
  const names = Object.keys(webhookSamples);
  const { code, said } = run(`trigger ${names.join(' ')} --forward ${shop.url}/hook --secret ${SECRET}`, {});

  expect(await code).toBe(0);
  expect(names.toSorted()).toEqual(eventNames().toSorted());
  expect(said).toHaveLength(names.length);
  const events = await Promise.all(
    shop.asked.map(({ body, headers }) => verifyWebhook({ body, headers, secrets: SECRET, mode: 'sandbox' })),
  );
  expect(events.map(({ event, data }) => [event, data])).toEqual(
    eventNames().map((name) => [name, eventExample(name).data]),
  );
  expect(new Set(events.map(({ id }) => id)).size).toBe(names.length);
  for (const { id } of events) expect(id).toMatch(/^evt_[0-7][0-9A-HJKMNP-TV-Z]{25}$/);
});

test('several events can be separated by commas, as with --events', async () => {
  shop = await smallServer((response) => response.end());
  const { code } = run(`trigger order.created,order.completed payment.failed --forward ${shop.url}`);

  expect(await code).toBe(0);
  expect(shop.asked.map(({ body }) => JSON.parse(body).event)).toEqual([
    'order.created',
    'order.completed',
    'payment.failed',
  ]);
});

test('a refused event is reported, and sets the exit code', async () => {
  shop = await smallServer((response, _, call) => response.writeHead(call === 1 ? 400 : 200).end());
  const { code, said } = run(`trigger order.created order.completed --forward ${shop.url}`);

  expect(await code).toBe(1);
  expect(said.map((line) => / {2}(\d{3}) {2}/.exec(line)?.[1])).toEqual(['400', '200']);
});

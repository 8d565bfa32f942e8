import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventExample } from '../../../sdk/src/testing/contract-events.ts';
import { verifyWebhook } from '@dasbor/sdk/webhooks';
import { KEY, run } from '../testing/run.ts';
import { smallServer } from '../testing/small-server.ts';

type Server = Awaited<ReturnType<typeof smallServer>>;

let api: Server;
let shop: Server;
/** What the API streams, by the number of the call. */
let stream: (response: ServerResponse, call: number) => void;
let shopAnswers: (response: ServerResponse) => void;
beforeEach(async () => {
  shopAnswers = (response) => response.end();
  api = await smallServer((response, _, call) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    stream(response, call);
  });
  shop = await smallServer((response) => shopAnswers(response));
});
afterEach(async () => {
  await api.close();
  await shop.close();
});

const bodyOf = (id: string) => JSON.stringify({ ...eventExample('payment.completed'), id, is_live: false });
const told = (place: number, id: string) => `id: ${place}\nevent: payment.completed\ndata: ${bodyOf(id)}\n\n`;
const listen = (more = '') => run(`listen --forward ${shop.url}/hook --api ${api.url} ${more}`);
const secretIn = (line: string) => /whsec_\S+/.exec(line)?.[0];

test('each event is forwarded unchanged, signed with the printed secret, and printed on one line', async () => {
  stream = (response) =>
    response.write(`retry: 1\nid: 4\n\n${told(5, 'evt_1')}: beat\n\n${told(6, 'evt_2')}`);
  const dasbor = listen('--events payment.completed');
  const secret = secretIn(await dasbor.until(/^Signed with/));
  const line = await dasbor.until(/evt_2/);
  dasbor.ctrlC();

  expect(await dasbor.code).toBe(0);
  expect(api.asked[0]?.url).toBe('/dashboard/webhook-events?events=payment.completed');
  expect(shop.asked.map(({ url, body }) => [url, body])).toEqual([
    ['/hook', bodyOf('evt_1')],
    ['/hook', bodyOf('evt_2')],
  ]);
  for (const { body, headers } of shop.asked)
    await expect(
      verifyWebhook({ body, headers, secrets: secret ?? '', mode: 'sandbox' }),
    ).resolves.toBeTruthy();
  expect(line).toMatch(/^\d\d:\d\d:\d\d {2}payment\.completed +evt_2 {2}200 {2}\d+ ms$/);
  expect(dasbor.said[0]).toContain('(sandbox)');
  expect(dasbor.said.at(-1)).toBe(`Ended. 2 taken by ${shop.url}/hook`);
});

test('the printed secret is constant for a key, differs between keys, and does not reveal the key', async () => {
  stream = (response) => response.write(': nothing yet\n\n');
  const secretOf = async (key: string) => {
    const dasbor = run(`listen --forward ${shop.url} --api ${api.url}`, { DASBOR_KEY: key });
    const line = await dasbor.until(/^Signed with/);
    dasbor.ctrlC();
    await dasbor.code;
    return secretIn(line);
  };

  expect(await secretOf(KEY)).toBe(await secretOf(KEY));
  expect(await secretOf(`${KEY}x`)).not.toBe(await secretOf(KEY));
});

test('a receiver that refuses or is unreachable is reported and not retried', async () => {
  stream = (response) => response.write(told(1, 'evt_1'));
  shopAnswers = (response) => response.writeHead(500).end();
  const refused = listen();
  expect(await refused.until(/evt_1/)).toMatch(/ 500 {2}\d+ ms$/);
  refused.ctrlC();
  await refused.code;
  // Below the ephemeral range: a closed server's port may already belong to another test.
  const away = run(`listen --forward http://127.0.0.1:1023/hook --api ${api.url}`);
  expect(await away.until(/evt_1/)).toMatch(/nothing listens at 127\.0\.0\.1:\d+ {2}\d+ ms$/);
  away.ctrlC();
  await away.code;

  expect(shop.asked).toHaveLength(1);
  expect(away.said.find((line) => line.startsWith('Nothing listens'))).toMatch(/127\.0\.0\.1:\d+ yet\.$/);
});

test('a redirect of the receiver is not followed', async () => {
  stream = (response) => response.write(told(1, 'evt_1'));
  shopAnswers = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
  const dasbor = listen();
  const line = await dasbor.until(/evt_1/);
  dasbor.ctrlC();
  await dasbor.code;

  expect(line).toContain('  302  ');
  expect(shop.asked).toHaveLength(1);
});

test('after a lost connection it resumes after the last event, even if it was lost before the first', async () => {
  stream = (response, call) => {
    if (call === 1) response.end('retry: 1\nid: 4\n\n');
    if (call === 2) {
      response.write(told(5, 'evt_1'));
      // Cut after it has arrived, because buffered data would be lost too.
      shopAnswers = (taken) => taken.end(() => response.destroy());
    }
    if (call === 3) {
      shopAnswers = (taken) => taken.end();
      response.write(told(6, 'evt_2'));
    }
  };
  const dasbor = listen();
  await dasbor.until(/evt_2/);
  dasbor.ctrlC();
  await dasbor.code;

  expect(api.asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '4', '5']);
  expect(shop.asked.map(({ headers }) => headers['webhook-id'])).toEqual(['evt_1', 'evt_2']);
  expect(dasbor.said.filter((line) => line.startsWith('Listening again'))).toHaveLength(2);
});

test('a server restart is reported, and the stream continues from there', async () => {
  stream = (response, call) => {
    if (call === 1) response.end('retry: 1\nid: 400\n\n');
    if (call === 2) response.end('retry: 1\nid: 7\n\n');
    if (call === 3) response.write(`id: 7\n\n${told(8, 'evt_1')}`);
  };
  const dasbor = listen();
  await dasbor.until(/evt_1/);
  dasbor.ctrlC();
  await dasbor.code;

  expect(api.asked.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '400', '7']);
  expect(dasbor.said.filter((line) => line.startsWith('The server does not know'))).toEqual([
    'The server does not know that event, as if its data was reset: it begins anew, with what happens from now on.',
  ]);
});

test('Ctrl-C delivers the current event, then exits', async () => {
  stream = (response) => response.write(told(1, 'evt_1') + told(2, 'evt_2'));
  const arrived = new Promise<ServerResponse>((resolve) => (shopAnswers = resolve));
  const dasbor = listen();
  const held = await arrived;
  dasbor.ctrlC();
  held.end();

  expect(await dasbor.code).toBe(0);
  expect(await dasbor.until(/evt_1/)).toContain('  200  ');
  expect(shop.asked).toHaveLength(1);
});

test('a key that ends meanwhile stops the command with a message', async () => {
  const over = await smallServer((response, _, call) => {
    if (call === 1)
      return response.writeHead(200, { 'content-type': 'text/event-stream' }).end('retry: 1\n\n');
    return response
      .writeHead(401, { 'content-type': 'application/json' })
      .end(JSON.stringify({ error: 'No.', error_code: 'DPAY_API_KEY_REVOKED', request_id: 'req_1' }));
  });
  const { code, complained } = run(`listen --forward ${shop.url} --api ${over.url}`);

  expect(await code).toBe(1);
  expect(complained.join()).toContain('DPAY_API_KEY_REVOKED');
  await over.close();
});

test.each(['{"id":"evt_1"}', '{"event":"payment.completed"}', '{"id":"evt_1","event":7}', '[]', '{bad'])(
  'an invalid message, %s, stops the command with a hint, and reaches no receiver',
  async (data) => {
    stream = (response) => response.write(`id: 5\ndata: ${data}\n\n`);
    const { code, complained } = listen();

    expect(await code).toBe(1);
    expect(complained).toEqual([
      expect.stringMatching(/^The address of the API is not right\. Set baseUrl /),
    ]);
    expect(shop.asked).toHaveLength(0);
  },
);

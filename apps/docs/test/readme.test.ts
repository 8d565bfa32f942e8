import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as nodeServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { stripTypeScriptTypes } from 'node:module';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test, vi } from 'vitest';
import * as webhooks from '@dasbor/sdk/webhooks';

// The receiver of webhooks that the package's README shows, run as it is: what anybody may send must not end a merchant's process.
const readme = readFileSync(new URL('../../../packages/sdk/README.md', import.meta.url), 'utf8');
const blocks = [...readme.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, block = '']) => block);
const receiver = blocks.filter((block) => /verifyWebhook|receive\(/.test(block));

type Receiver = {
  receive: (body: Promise<unknown>, headers: object) => Promise<number>;
  POST: (request: Request) => Promise<Response>;
};

const secrets = 'whsec_ZGFzYm9yLWRvY3Mtc2FtcGxlLXNlY3JldC0wMDAx';
const event = JSON.stringify({
  id: 'evt_1',
  event: 'order.created',
  created_at: '2026-11-20T03:40:11Z',
  is_live: false,
  data: {},
});
let server: Server | undefined;
let handle: (request: object, response: object) => Promise<void>;

const running = (): Receiver => {
  const code = stripTypeScriptTypes(receiver.join('\n'))
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '');
  const around = {
    ...webhooks,
    buffer,
    process: { env: { DASBOR_WEBHOOK_SECRET: secrets } },
    createServer: (...given: Parameters<typeof nodeServer>) => {
      server = nodeServer(...given);
      return { listen: () => server?.listen(0) };
    },
    app: { post: (...given: unknown[]) => (handle = given.at(-1) as typeof handle) },
    express: { raw: () => undefined },
  };
  return new Function(...Object.keys(around), `${code}\nreturn { receive, POST }`)(...Object.values(around));
};

const portOf = (one: Server | undefined) => (one?.address() as AddressInfo | undefined)?.port ?? 0;
const unsigned = () => new Request('http://shop.test/webhooks', { method: 'POST', body: '{}' });
afterEach(() => server?.close());

test('its receiver is run here, in all three frameworks', () => {
  expect(receiver).toHaveLength(2);
});

test('a signed event is answered 200, an unsigned body 400, and a mistake of its own 500', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  const { receive } = running();
  const { body, headers } = await webhooks.signWebhook({ event, secrets });

  expect(await receive(Promise.resolve(body), headers)).toBe(200);
  expect(await receive(Promise.resolve('{}'), {})).toBe(400);
  expect(await receive(Promise.reject(new Error('no database')), headers)).toBe(500);
  expect(complain).toHaveBeenCalledTimes(1);
});

test('each framework answers 400 to a body that nobody signed', async () => {
  const sendStatus = vi.fn<(status: number) => void>();
  const { POST } = running();
  const port = portOf(server);
  await handle({ body: Buffer.from('{}'), headers: {} }, { sendStatus });

  expect(await POST(unsigned())).toHaveProperty('status', 400);
  expect(await fetch(`http://localhost:${port}`, { method: 'POST', body: '{}' })).toHaveProperty(
    'status',
    400,
  );
  expect(sendStatus.mock.calls).toEqual([[400]]);
});

test("a caller who leaves midway does not end Node's process", async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  running();
  const port = portOf(server);
  const caller = connect(port, 'localhost');
  caller.write('POST / HTTP/1.1\r\nHost: shop.test\r\nContent-Length: 100\r\n\r\n{}');
  await once(caller, 'connect');
  server?.closeIdleConnections();
  caller.destroy();

  await vi.waitFor(() => expect(complain).toHaveBeenCalled());
  const next = await fetch(`http://localhost:${port}`, { method: 'POST', body: '{}' });
  expect(next.status).toBe(400);
});

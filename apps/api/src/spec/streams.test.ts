import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { STREAM_LIMITS } from '@dasbor/domain/api-keys';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { handlers } from '../handlers.ts';
import { basic, rebuild, startTestApp } from '../testing/app.ts';
import type { Problem, TestApp } from '../testing/app.ts';
import { addKey } from '../testing/keys.ts';
import { A_LIVE } from '../testing/trade.ts';

let app: TestApp;
const open = new Set<AbortController>();

beforeAll(async () => {
  app = await startTestApp();
  await app.live.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  for (const controller of open) controller.abort();
  open.clear();
});
afterAll(() => app.close());

type Heard = {
  status: number;
  retryAfter: string | undefined;
  leave: () => void;
  text: () => Promise<string>;
};

/** A new connection each time: a pool opens spare connections, which a closing server would wait for. */
const opener =
  (path: string, authorization: string, at = app) =>
  (): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const { port } = at.live.server.address() as AddressInfo;
      const controller = new AbortController();
      open.add(controller);
      get(
        {
          host: '127.0.0.1',
          port,
          path,
          headers: { authorization },
          agent: false,
          signal: controller.signal,
        },
        (response) =>
          resolve({
            status: response.statusCode ?? 0,
            retryAfter: response.headers['retry-after'],
            leave: () => controller.abort(),
            text: async () => Buffer.concat(await response.toArray()).toString(),
          }),
      ).on('error', reject);
    });
const bySignIn = async () => opener('/dashboard/events', `Bearer ${(await app.signIn('owner@a.test')).live}`);
const byKey = async (number: number) => {
  const { secret } = await addKey(app.db, A_LIVE, number, { scopes: { webhooks: 'read', payments: 'read' } });
  return opener('/dashboard/webhook-events', basic(secret));
};

test.each([
  ['a session', STREAM_LIMITS.signIn, [bySignIn, bySignIn]],
  ['a key', STREAM_LIMITS.key, [() => byKey(1), () => byKey(2)]],
] as const)('%s can have %i open streams, separately from others', async (_, most, [one, other]) => {
  const [listen, listenElsewhere] = [await one(), await other()];
  const opened = await Promise.all(Array.from({ length: most }, listen));

  const refused = await listen();

  expect(opened.map(({ status }) => status)).toEqual(Array(most).fill(200));
  expect([refused.status, refused.retryAfter]).toEqual([429, '30']);
  expect(JSON.parse(await refused.text()) as Problem).toMatchObject({
    error_code: 'DPAY_STREAM_LIMIT_REACHED',
    params: { most, retry_after: 30 },
  });
  expect((await listenElsewhere()).status).toBe(200);
});

test('closing a stream makes room for another', async () => {
  const listen = await bySignIn();
  const [first] = await Promise.all(Array.from({ length: STREAM_LIMITS.signIn }, listen));

  first?.leave();

  await vi.waitFor(async () => expect((await listen()).status).toBe(200));
  expect((await listen()).status).toBe(429);
});

test('a client that disconnected before the answer leaves nothing behind', async () => {
  const start = vi.fn(() => () => undefined);
  let asked = (): void => undefined;
  let answer = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (asked = resolve));
  const slow = await rebuild(app, {
    handlers: {
      ...handlers,
      streamEvents: async () => {
        asked();
        await new Promise<void>((resolve) => (answer = resolve));
        return { kind: 'stream', contentType: 'text/event-stream', start };
      },
    },
  });
  await slow.live.listen({ host: '127.0.0.1', port: 0 });
  const { live } = await app.signIn('owner@a.test');
  const listening = opener('/dashboard/events', `Bearer ${live}`, slow)().catch(() => undefined);
  await arrived;

  for (const controller of open) controller.abort();
  await listening;
  await vi.waitFor(() => expect(connections(slow)).resolves.toBe(0));
  answer();
  await slow.ask('GET', '/dashboard/profile', { token: live });
  await slow.close();

  expect(start).not.toHaveBeenCalled();
});

test('a write to an ended stream is ignored, and the server keeps running', async () => {
  const ended = await rebuild(app, {
    handlers: {
      ...handlers,
      streamEvents: async () => ({
        kind: 'stream',
        contentType: 'text/event-stream',
        start: ({ write, end }) => {
          write(': first\n\n');
          end();
          write(': late\n\n');
          return () => undefined;
        },
      }),
    },
  });
  await ended.live.listen({ host: '127.0.0.1', port: 0 });
  const { live } = await app.signIn('owner@a.test');

  const heard = await opener('/dashboard/events', `Bearer ${live}`, ended)();

  expect(await heard.text()).toBe(': first\n\n');
  expect((await ended.ask('GET', '/dashboard/profile', { token: live })).status).toBe(200);
  await ended.close();
});

test('a stopping server ends its streams and asks readers to come back in a second', async () => {
  const stopping = await rebuild(app);
  await stopping.live.listen({ host: '127.0.0.1', port: 0 });
  const { live } = await app.signIn('owner@a.test');
  const heard = await opener('/dashboard/events', `Bearer ${live}`, stopping)();

  await stopping.close();

  expect(await heard.text()).toMatch(/^retry: 3000\nid: \d+\n\nretry: 1000\n\n$/);
});

const connections = ({ live: { server } }: TestApp): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

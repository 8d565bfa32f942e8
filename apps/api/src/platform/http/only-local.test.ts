import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyLocal } from './only-local.ts';

// Imitates proxies on this machine over a socket, because no test client speaks HTTP/1.0.
const app = Fastify();
const origins = ['http://localhost:5173'];
const onRequest = onlyLocal(origins, { byLink: true });
app.route({
  method: ['GET', 'POST'],
  url: '/dev/mailbox',
  onRequest,
  handler: async () => 'codes and links',
});
app.get('/dev/clock', { onRequest: onlyLocal(origins) }, async () => 'the time');
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

const portOf = (): number => (app.server.address() as AddressInfo).port;

const answerTo = (version: string, ...headers: string[]): Promise<string> =>
  answerToLine(`GET /dev/mailbox HTTP/${version}`, ...headers);

const answerToLine = async (line: string, ...headers: string[]): Promise<string> => {
  const port = portOf();
  const socket = connect(port, '127.0.0.1');
  const lines = [line, `Host: 127.0.0.1:${port}`, 'Connection: close', ...headers];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  await once(socket, 'close');
  return heard;
};

test('a browser on this machine is admitted', async () => {
  expect(await answerTo('1.1')).toContain('codes and links');
});

test.each<[string, string, string[]]>([
  ['nginx with its defaults', '1.0', []],
  ['one that sends X-Forwarded-For', '1.1', ['X-Forwarded-For: 203.0.113.9']],
  ['one that uses another header for the client', '1.1', ['X-Real-IP: 203.0.113.9']],
  ['one that uses the standard header', '1.1', ['Forwarded: for=203.0.113.9']],
  ['one that sends Via', '1.1', ['Via: 1.1 proxy']],
  ['one that sends the requested host', '1.1', ['X-Original-Host: shop.example']],
  ...['Host', 'Proto', 'Port', 'Server', 'Prefix'].map((what): [string, string, string[]] => [
    `one that sends only X-Forwarded-${what}`,
    '1.1',
    [`X-Forwarded-${what}: 443`],
  ]),
  ...['CF-Connecting-IP', 'True-Client-IP', 'X-Client-IP', 'X-Envoy-External-Address', 'Fly-Client-IP'].map(
    (name): [string, string, string[]] => [`one that sends ${name}`, '1.1', [`${name}: 203.0.113.9`]],
  ),
])('a proxy that uses a local host name is rejected: %s', async (_, version, headers) => {
  expect(await answerTo(version, ...headers)).not.toContain('codes and links');
});

test.each([
  ['http://evil.example/dev/mailbox', false],
  ['http://localhost@evil.example/dev/mailbox', false],
  ['http:///dev/mailbox', false],
  ['http://localhost/dev/mailbox', true],
  ['http://[::1]:4000/dev/mailbox', true],
])('the host of the request line takes precedence over Host: %s', async (target, isLetIn) => {
  const answer = await answerToLine(`GET ${target} HTTP/1.1`);

  expect(answer.includes('codes and links')).toBe(isLetIn);
});

test.each(['LOCALHOST', 'LocalHost:4783', '127.0.0.1', '[::1]:4783'])(
  'a local host name is case-insensitive: %s',
  async (host) => {
    const answer = await app.inject({ url: '/dev/mailbox', headers: { host } });

    expect(answer.body).toBe('codes and links');
  },
);

const CLICKED = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};
test.each<[string, 'GET' | 'HEAD' | 'POST', Record<string, string>, number]>([
  ['a clicked link', 'GET', CLICKED, 200],
  ['a link that opens a frame', 'GET', { ...CLICKED, 'sec-fetch-dest': 'iframe' }, 404],
  ['a fetch by script', 'GET', { ...CLICKED, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }, 404],
  ['an image', 'GET', { ...CLICKED, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 404],
  ['a request with only Sec-Fetch-Site', 'GET', { 'sec-fetch-site': 'cross-site' }, 404],
  ['a link to another name of this machine', 'GET', { ...CLICKED, host: 'evil.example' }, 404],
  ['a submitted form', 'POST', { ...CLICKED, origin: 'https://evil.example' }, 404],
  ['a form without an origin', 'POST', CLICKED, 404],
  ['a navigation with an origin', 'GET', { ...CLICKED, origin: 'https://evil.example' }, 404],
])('a request from another site, %s', async (_, method, headers, status) => {
  const answer = await app.inject({
    method,
    url: '/dev/mailbox',
    headers: { host: 'localhost', ...headers },
  });

  expect(answer.body === 'codes and links').toBe(status === 200);
});

test('a link to a non-page address is rejected', async () => {
  const answer = await app.inject({ url: '/dev/clock', headers: { host: 'localhost', ...CLICKED } });

  expect(answer.body).not.toBe('the time');
});

test.each<[string, () => string, string | undefined, boolean]>([
  ['our own', () => `http://127.0.0.1:${portOf()}`, 'same-origin', true],
  ['the development server of the dashboard', () => 'http://localhost:5173', 'same-site', true],
  ['another program on this machine', () => 'http://localhost:3000', 'same-site', false],
  ['another site, in a browser without Sec-Fetch-Site', () => 'https://evil.example', undefined, false],
  ['an opaque origin', () => 'null', undefined, false],
])('only pages of our own origins may call: %s', async (_, origin, site, isLetIn) => {
  const answer = await answerTo('1.1', `Origin: ${origin()}`, ...(site ? [`Sec-Fetch-Site: ${site}`] : []));

  expect(answer.includes('codes and links')).toBe(isLetIn);
});

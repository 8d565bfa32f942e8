import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyLocal } from './only-local.ts';

// What a proxy on this machine sends: over a socket, as no helper speaks HTTP/1.0.
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

test('a browser at this machine is let in', async () => {
  expect(await answerTo('1.1')).toContain('codes and links');
});

test.each<[string, string, string[]]>([
  ['nginx as it came', '1.0', []],
  ['one that names whom it calls for', '1.1', ['X-Forwarded-For: 203.0.113.9']],
  ['one that does so by another name', '1.1', ['X-Real-IP: 203.0.113.9']],
  ['one that does so by the name of the standard', '1.1', ['Forwarded: for=203.0.113.9']],
  ['one that names itself', '1.1', ['Via: 1.1 proxy']],
  ['one that says as whom it was called', '1.1', ['X-Original-Host: shop.example']],
  ...['Host', 'Proto', 'Port', 'Server', 'Prefix'].map((what): [string, string, string[]] => [
    `one that says X-Forwarded-${what} alone`,
    '1.1',
    [`X-Forwarded-${what}: 443`],
  ]),
  ...['CF-Connecting-IP', 'True-Client-IP', 'X-Client-IP', 'X-Envoy-External-Address', 'Fly-Client-IP'].map(
    (name): [string, string, string[]] => [`one that says ${name}`, '1.1', [`${name}: 203.0.113.9`]],
  ),
])('a proxy that calls us by a local name is not: %s', async (_, version, headers) => {
  expect(await answerTo(version, ...headers)).not.toContain('codes and links');
});

test.each([
  ['http://evil.example/dev/mailbox', false],
  ['http://localhost@evil.example/dev/mailbox', false],
  ['http:///dev/mailbox', false],
  ['http://localhost/dev/mailbox', true],
  ['http://[::1]:4000/dev/mailbox', true],
])('whom a request line calls counts whatever Host says: %s', async (target, isLetIn) => {
  const answer = await answerToLine(`GET ${target} HTTP/1.1`);

  expect(answer.includes('codes and links')).toBe(isLetIn);
});

test.each(['LOCALHOST', 'LocalHost:4783', '127.0.0.1', '[::1]:4783'])(
  'a name of this machine has no case: %s',
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
  ['a link that is clicked', 'GET', CLICKED, 200],
  ['a link that opens a frame', 'GET', { ...CLICKED, 'sec-fetch-dest': 'iframe' }, 404],
  ['a script that asks', 'GET', { ...CLICKED, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'empty' }, 404],
  ['an image', 'GET', { ...CLICKED, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, 404],
  ['one that says no more than whence it is', 'GET', { 'sec-fetch-site': 'cross-site' }, 404],
  ['a link by another name of this machine', 'GET', { ...CLICKED, host: 'evil.example' }, 404],
  ['a form that is sent', 'POST', { ...CLICKED, origin: 'https://evil.example' }, 404],
  ['a form without an origin', 'POST', CLICKED, 404],
  ['a navigation with an origin', 'GET', { ...CLICKED, origin: 'https://evil.example' }, 404],
])('of another site’s page, %s', async (_, method, headers, status) => {
  const answer = await app.inject({
    method,
    url: '/dev/mailbox',
    headers: { host: 'localhost', ...headers },
  });

  expect(answer.body === 'codes and links').toBe(status === 200);
});

test('no link leads where nothing is to be looked at', async () => {
  const answer = await app.inject({ url: '/dev/clock', headers: { host: 'localhost', ...CLICKED } });

  expect(answer.body).not.toBe('the time');
});

test.each<[string, () => string, string | undefined, boolean]>([
  ['our own', () => `http://127.0.0.1:${portOf()}`, 'same-origin', true],
  ['the dashboard’s while it is worked on', () => 'http://localhost:5173', 'same-site', true],
  ['another program’s at this machine', () => 'http://localhost:3000', 'same-site', false],
  ['another site’s, in a browser that says no more', () => 'https://evil.example', undefined, false],
  ['no origin that has a name', () => 'null', undefined, false],
])('a page calls only from an origin that is ours: %s', async (_, origin, site, isLetIn) => {
  const answer = await answerTo('1.1', `Origin: ${origin()}`, ...(site ? [`Sec-Fetch-Site: ${site}`] : []));

  expect(answer.includes('codes and links')).toBe(isLetIn);
});

import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyLocal } from './only-local.ts';

// What a proxy on this machine sends: over a socket, as no helper speaks HTTP/1.0.
const app = Fastify();
const onRequest = onlyLocal(['http://localhost:5173']);
app.get('/dev/mailbox', { onRequest }, async () => 'codes and links');
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

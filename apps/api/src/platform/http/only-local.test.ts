import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onlyLocal } from './only-local.ts';

// What a proxy on this machine sends: over a socket, as no helper speaks HTTP/1.0.
const app = Fastify();
app.get('/dev/mailbox', { onRequest: onlyLocal }, async () => 'codes and links');
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));
afterAll(() => app.close());

const answerTo = async (version: string, ...headers: string[]): Promise<string> => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const lines = [
    `GET /dev/mailbox HTTP/${version}`,
    `Host: 127.0.0.1:${port}`,
    'Connection: close',
    ...headers,
  ];
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
])('a proxy that calls us by a local name is not: %s', async (_, version, headers) => {
  expect(await answerTo(version, ...headers)).not.toContain('codes and links');
});

import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeLog } from '../../platform/log.ts';
import { leakedPasswords } from './leaked-passwords.ts';

const LEAKED = 'Bocor-Sekali-7';
const PADDING = 'Tidak-Bocor-7';
const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

const asked: string[] = [];
let answers: (path: string) => { status: number; body: string } | undefined;
const server = createServer((request, reply) => {
  asked.push(request.url ?? '');
  const answer = answers(request.url ?? '');
  if (answer) reply.writeHead(answer.status).end(answer.body);
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/range`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const made = () => {
  const lines: string[] = [];
  const log = makeLog('warn', { write: (line: string) => void lines.push(line) });
  asked.length = 0;
  return { isLeaked: leakedPasswords(url, log), lines };
};
const listing = () => {
  const rest = (password: string) => hashOf(password).slice(5);
  return { status: 200, body: `${rest(LEAKED)}:42\r\n${rest(PADDING)}:0` };
};

test.each([
  'Password1!',
  'P@ssw0rd1',
  'Indonesia1!',
  'Qwerty123!',
  'Bismillah99!',
  'Sayangku1!',
  'Persib1933!',
  '1Qaz2wsx!',
])('%s is on the list that ships, without a call', async (password) => {
  const { isLeaked } = made();

  expect(await isLeaked(password)).toBe(true);
  expect(asked).toEqual([]);
});

test('without a service only the list counts', async () => {
  const isLeaked = leakedPasswords(undefined, makeLog('silent'));

  expect([await isLeaked('Password1!'), await isLeaked(LEAKED)]).toEqual([true, false]);
});

test('the service learns five letters of a hash, and padding is no leak', async () => {
  answers = listing;
  const { isLeaked } = made();

  expect([await isLeaked(LEAKED), await isLeaked(PADDING)]).toEqual([true, false]);
  expect(asked).toEqual([`/range/${hashOf(LEAKED).slice(0, 5)}`, `/range/${hashOf(PADDING).slice(0, 5)}`]);
});

test('a password is accepted if the service fails, and the log says so without it', async () => {
  answers = () => ({ status: 503, body: '' });
  const { isLeaked, lines } = made();

  expect(await isLeaked(LEAKED)).toBe(false);
  expect(lines.join()).toContain('the list of leaked passwords did not answer');
  expect(lines.join()).not.toContain(LEAKED);
});

test('nobody waits longer than a second', async () => {
  answers = () => undefined;
  const { isLeaked, lines } = made();
  const began = Date.now();

  expect(await isLeaked(LEAKED)).toBe(false);
  expect(Date.now() - began).toBeLessThan(2000);
  expect(lines).toHaveLength(1);
});

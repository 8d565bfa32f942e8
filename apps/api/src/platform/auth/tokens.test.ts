import { beforeEach, expect, test } from 'vitest';
import { settableClock } from '../clock.ts';
import { makeTokens } from './tokens.ts';
import type { Tokens } from './tokens.ts';

const clock = settableClock();
const keysOf = (secret: Uint8Array) => ({ secrets: [secret] as const, fingerprintKey: secret });
const claims = {
  sub: 'usr_1',
  sid: 'ses_1',
  merchant_id: 'mer_1',
  mode: 'live' as const,
  name: 'Ayu',
  mobile: null,
};

let arrived: string[];
let tokens: Tokens;
let token: string;
beforeEach(async () => {
  arrived = [];
  tokens = makeTokens(keysOf(Buffer.alloc(32, 1)), clock, async (pair) => void arrived.push(pair));
  token = await tokens.access({ ...claims, pair: 'pair_1' }, new Date(clock.now().getTime() + 60_000));
});

test('ten concurrent calls with a new token count as one arrival, and later calls add none', async () => {
  await Promise.all(Array.from({ length: 10 }, () => tokens.verify(token)));
  await tokens.verify(token);

  expect(arrived).toEqual(['pair_1']);
});

test('a call fails if its arrival cannot be stored, and the next call tries again', async () => {
  let isDown = true;
  const shaky = makeTokens(keysOf(Buffer.alloc(32, 1)), clock, async (pair) => {
    if (isDown) throw new Error('no database');
    arrived.push(pair);
  });

  await expect(shaky.verify(token)).rejects.toThrow('no database');
  isDown = false;

  expect(await shaky.verify(token)).toMatchObject({ sid: 'ses_1' });
  expect(arrived).toEqual(['pair_1']);
});

test('a token without a pair is invalid and gets refreshed', async () => {
  const inAMinute = new Date(clock.now().getTime() + 60_000);
  const old = await tokens.access({ ...claims, pair: undefined as unknown as string }, inAMinute);

  expect(await tokens.verify(old)).toBe('invalid');
  expect(arrived).toEqual([]);
});

test('tokens of another server and expired tokens report no arrival', async () => {
  const stranger = makeTokens(keysOf(Buffer.alloc(32, 2)), clock, async () => {});
  const inOneSecond = new Date(clock.now().getTime() + 1000);
  const ended = await tokens.access({ ...claims, pair: 'pair_2' }, inOneSecond);
  clock.set(new Date(clock.now().getTime() + 2000));

  expect(await tokens.verify(await stranger.access({ ...claims, pair: 'pair_3' }, inOneSecond))).toBe(
    'invalid',
  );
  expect(await tokens.verify(ended)).toBe('expired');
  expect(arrived).toEqual([]);
});

test('a fingerprint is stable, and differs by part, by boundary between parts and by server', () => {
  const stranger = makeTokens(keysOf(Buffer.alloc(32, 2)), clock, async () => {});
  const one = tokens.fingerprint('203.0.113.9', 'node');

  expect(tokens.fingerprint('203.0.113.9', 'node')).toBe(one);
  const others = [
    tokens.fingerprint('203.0.113.8', 'node'),
    tokens.fingerprint('203.0.113.9', ''),
    tokens.fingerprint('203.0.113.9'),
    tokens.fingerprint('203.0.113.9n', 'ode'),
    stranger.fingerprint('203.0.113.9', 'node'),
    tokens.hash('203.0.113.9'),
  ];
  expect(new Set([one, ...others]).size).toBe(7);
});

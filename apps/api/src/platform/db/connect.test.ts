import { expect, test } from 'vitest';
import { makeClient, makePool } from './connect.ts';

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';

test.each([
  ['a client', () => makeClient(NOWHERE)],
  ['a pool', () => makePool(NOWHERE, {})],
])('the process survives when %s breaks with no query waiting', (_, make) => {
  expect(make().emit('error', new Error('Connection terminated unexpectedly'))).toBe(true);
});

import { expect, test } from 'vitest';
import { makeClient, makePool } from './connect.ts';

const NOWHERE = 'postgres://nobody@127.0.0.1:1/none';

test.each([
  ['a client', () => makeClient(NOWHERE)],
  ['a pool', () => makePool(NOWHERE, {})],
])('%s that breaks while nobody waits for an answer ends nothing', (_, make) => {
  expect(make().emit('error', new Error('Connection terminated unexpectedly'))).toBe(true);
});

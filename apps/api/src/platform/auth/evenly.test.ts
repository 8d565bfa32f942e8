import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { makeEvenly } from './evenly.ts';

const spent = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await makeEvenly(60)(work).catch(() => undefined);
  return performance.now() - began;
};

test.each([
  ['no work', async () => 1, 60],
  ['some work', () => sleep(20), 60],
  ['refused work', () => Promise.reject(new Error('no')), 60],
  ['work beyond a step', () => sleep(70), 120],
])('%s is answered at the end of a step', async (_, work, want) => {
  expect(await spent(work)).toBeGreaterThanOrEqual(want - 2);
});

test('gives the result and the error', async () => {
  await expect(makeEvenly(1)(async () => 7)).resolves.toBe(7);
  await expect(makeEvenly(1)(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
});

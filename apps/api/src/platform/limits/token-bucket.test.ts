import { expect, test } from 'vitest';
import { settableClock } from '../clock.ts';
import { makeBuckets } from './token-bucket.ts';

const start = Date.parse('2026-11-20T03:00:00Z');
const made = (perSecond = 2, burst = 4) => {
  const clock = settableClock();
  const at = (seconds: number) => clock.set(new Date(start + seconds * 1000));
  at(0);
  return { at, buckets: makeBuckets({ perSecond, burst }, clock) };
};
const takeAll = (take: () => { ok: boolean }) => {
  let taken = 0;
  while (take().ok) taken += 1;
  return taken;
};

test('an idle key gets its burst, then its rate', () => {
  const { at, buckets } = made();

  expect(takeAll(() => buckets.take('a'))).toBe(4);
  at(1);
  expect(takeAll(() => buckets.take('a'))).toBe(2);
  at(60);
  expect(takeAll(() => buckets.take('a'))).toBe(4);
});

test('it reports what remains and when the next call is allowed', () => {
  const { at, buckets } = made();

  expect(buckets.take('a')).toEqual({ ok: true, limit: 4, remaining: 3, resetSeconds: 1, retrySeconds: 0 });
  for (let left = 3; left > 0; left -= 1) buckets.take('a');
  expect(buckets.take('a')).toEqual({ ok: false, limit: 4, remaining: 0, resetSeconds: 2, retrySeconds: 1 });
  at(0.5);
  expect(buckets.look('a')).toMatchObject({ ok: true, remaining: 1 });
});

test('a rejected call and a look cost nothing', () => {
  const { at, buckets } = made(1, 1);
  buckets.take('a');
  for (let tries = 0; tries < 100; tries += 1) expect(buckets.take('a').ok).toBe(false);
  for (let looks = 0; looks < 100; looks += 1) buckets.look('b');

  at(1);
  expect([buckets.take('a').ok, buckets.take('b').ok]).toEqual([true, true]);
});

test('keys have separate buckets, and setting the clock back refills none', () => {
  const { at, buckets } = made();
  takeAll(() => buckets.take('a'));

  expect(buckets.take('b').remaining).toBe(3);
  at(-3600);
  expect(buckets.take('a').ok).toBe(false);
});

import { expect, test } from 'vitest';
import { settableClock } from '../clock.ts';
import { makeLimit } from './limits.ts';

const made = () => {
  const clock = settableClock();
  const at = (seconds: number) => clock.set(new Date(Date.parse('2026-11-20T03:00:00Z') + seconds * 1000));
  at(0);
  const limit = makeLimit({ most: 2, perSeconds: 60 }, clock);
  return { at, call: () => limit('a') };
};

test('a call above the limit waits for the end of the window', () => {
  const { at, call } = made();

  expect([call(), call(), call()]).toEqual([undefined, undefined, 60]);
  at(60);
  expect(call()).toBeUndefined();
});

test('after the clock is set back, nobody waits longer than one window', () => {
  const { at, call } = made();
  at(3600);
  expect([call(), call(), call()]).toEqual([undefined, undefined, 60]);

  at(0);

  expect([call(), call(), call()]).toEqual([undefined, undefined, 60]);
});

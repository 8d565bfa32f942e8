import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeProgress } from './progress.ts';
import { runAgainst } from '../testing/run-against.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a long task is reported every ten seconds', () => {
  const said: string[] = [];
  const { begin } = makeProgress((what) => said.push(what));

  begin('createCoffee, 1 of 2: the example cup succeeds');
  vi.advanceTimersByTime(25_000);

  expect(said).toEqual([
    'createCoffee, 1 of 2: the example cup succeeds',
    'createCoffee, 1 of 2: the example cup succeeds',
  ]);
});

test('a short task is not reported if there is other output', () => {
  const said: string[] = [];
  const { begin, saidElse } = makeProgress((what) => said.push(what));

  for (let seconds = 0; seconds < 60; seconds += 6) {
    begin('listCoffees');
    vi.advanceTimersByTime(6_000);
    saidElse();
  }

  expect(said).toEqual([]);
});

test('a run reports each step it begins, each fact with its number, and finally the cleanup', async () => {
  vi.useRealTimers();
  const begun: string[] = [];

  await runAgainst(undefined, { begin: (what) => begun.push(what) });

  expect(begun[0]).toMatch(/^listBeans, 1 of \d+: a stranger is 401, and is told how to come in$/);
  expect(begun.at(-1)).toBe('ending what the run made');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeProgress } from './progress.ts';
import { runAgainst } from '../testing/run-against.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('what takes long is told every ten seconds', () => {
  const said: string[] = [];
  const { begin } = makeProgress((what) => said.push(what));

  begin('createCoffee, 1 of 2: the example cup succeeds');
  vi.advanceTimersByTime(25_000);

  expect(said).toEqual([
    'createCoffee, 1 of 2: the example cup succeeds',
    'createCoffee, 1 of 2: the example cup succeeds',
  ]);
});

test('nothing is told of what does not take long, where something else is', () => {
  const said: string[] = [];
  const { begin, saidElse } = makeProgress((what) => said.push(what));

  for (let seconds = 0; seconds < 60; seconds += 6) {
    begin('listCoffees');
    vi.advanceTimersByTime(6_000);
    saidElse();
  }

  expect(said).toEqual([]);
});

test('a run says what it begins, each fact by its number, and last that it ends what it made', async () => {
  vi.useRealTimers();
  const begun: string[] = [];

  await runAgainst(undefined, { begin: (what) => begun.push(what) });

  expect(begun[0]).toMatch(/^listBeans, 1 of \d+: a stranger is 401, and is told how to come in$/);
  expect(begun.at(-1)).toBe('ending what the run made');
});

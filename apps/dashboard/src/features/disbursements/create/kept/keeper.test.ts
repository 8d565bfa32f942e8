import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper } from './keeper.ts';

const file = new File(['x'], 'gaji.csv');
const work = (name: string) => () => ({
  fileName: 'gaji.csv',
  name,
  description: '',
  edits: [],
  savedAt: 0,
  what: 'gaji',
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stand = () => {
  const written: string[] = [];
  const store = {
    keep: async (_: File, { name }: { name: string }) => void written.push(name),
    drop: async (what: string) => void written.push(`${what} dropped`),
    dropSame: async (what: string) => void written.push(`${what} dropped if the same`),
  };
  return { written, ...keeper(store) };
};

test('what is typed is written only where somebody pauses', () => {
  const { later, written } = stand();

  for (const name of ['G', 'Ga', 'Gaji']) later(file, 'gaji', work(name));
  vi.advanceTimersByTime(400);
  later(file, 'gaji', work('Gaji November'));
  vi.advanceTimersByTime(400);

  expect(written).toEqual(['Gaji', 'Gaji November']);
});

test.each(['drop', 'dropSame'] as const)(
  'what is gone by %s is not written again by what still waited',
  async (way) => {
    const { later, now, written, ...keep } = stand();
    later(file, 'gaji', work('Gaji'));

    await keep[way]('gaji', () => true);
    vi.advanceTimersByTime(10_000);
    now();

    expect(written).toEqual([way === 'drop' ? 'gaji dropped' : 'gaji dropped if the same']);
  },
);

test('where it is saved or left it is written at once, and the pause writes nothing more', () => {
  const { later, now, written } = stand();
  later(file, 'gaji', work('Gaji'));

  now();
  vi.advanceTimersByTime(10_000);
  expect(written).toEqual(['Gaji']);

  now();
  expect(written).toEqual(['Gaji', 'Gaji']);
});

test('what still waited of one file is written also where another is dropped', async () => {
  const { later, drop, written } = stand();
  later(file, 'gaji', work('Gaji'));

  await drop('another');
  vi.advanceTimersByTime(400);

  expect(written).toEqual(['another dropped', 'Gaji']);
});

test('at rest is written what still waited, and nothing twice', async () => {
  const { later, rest, drop, written } = stand();
  rest();
  later(file, 'gaji', work('Gaji'));

  rest();
  rest();
  vi.advanceTimersByTime(400);
  expect(written).toEqual(['Gaji']);

  later(file, 'gaji', work('Gaji November'));
  await drop('gaji');
  rest();
  expect(written).toEqual(['Gaji', 'gaji dropped']);
});

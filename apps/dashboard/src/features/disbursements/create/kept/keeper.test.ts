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
    begin: async (_: File, { name }: { name: string }) => void written.push(`file, ${name}`),
    keep: async (_: File, { name }: { name: string }) => void written.push(name),
    drop: async (what: string) => void written.push(`${what} dropped`),
  };
  return { written, ...keeper(store) };
};

test('the file is written once, and of what is typed only where somebody pauses', () => {
  const { later, written } = stand();

  for (const name of ['G', 'Ga', 'Gaji']) later(file, 'gaji', work(name));
  vi.advanceTimersByTime(400);
  later(file, 'gaji', work('Gaji November'));
  vi.advanceTimersByTime(400);

  expect(written).toEqual(['file, Gaji', 'Gaji November']);
});

test('what is dropped is not written again by what still waited', async () => {
  const { later, drop, written } = stand();
  later(file, 'gaji', work('Gaji'));

  await drop('gaji');
  vi.advanceTimersByTime(10_000);

  expect(written).toEqual(['gaji dropped']);
});

test('after that a file is written whole again, also the same one', async () => {
  const { later, drop, written } = stand();
  later(file, 'gaji', work('Gaji'));
  vi.advanceTimersByTime(400);
  await drop('gaji');
  later(file, 'gaji', work('Gaji'));
  vi.advanceTimersByTime(400);

  expect(written).toEqual(['file, Gaji', 'gaji dropped', 'file, Gaji']);
});

test('where it is saved it is written at once, and only once', () => {
  const { later, now, written } = stand();
  later(file, 'gaji', work('Gaji'));

  now();
  now();
  vi.advanceTimersByTime(10_000);

  expect(written).toEqual(['file, Gaji']);
});

test('what still waited of one file is written also where another is dropped', async () => {
  const { later, drop, written } = stand();
  later(file, 'gaji', work('Gaji'));

  await drop('another');
  vi.advanceTimersByTime(400);

  expect(written).toEqual(['another dropped', 'file, Gaji']);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keeper } from './keeper.ts';

const file = new File(['x'], 'gaji.csv');
const work = (name: string) => () => ({ fileName: 'gaji.csv', name, description: '', edits: [], savedAt: 0 });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stand = () => {
  const written: string[] = [];
  const store = {
    begin: async (_: File, { name }: { name: string }) => void written.push(`file, ${name}`),
    keep: async ({ name }: { name: string }) => void written.push(name),
    drop: async () => void written.push('dropped'),
    becameBatch: async (what: string, id: string) => void written.push(`${what} became ${id}`),
  };
  return { written, ...keeper(store) };
};

test('the file is written once, and of what is typed only where somebody pauses', () => {
  const { later, written } = stand();

  for (const name of ['G', 'Ga', 'Gaji']) later(file, work(name));
  vi.advanceTimersByTime(400);
  later(file, work('Gaji November'));
  vi.advanceTimersByTime(400);

  expect(written).toEqual(['file, Gaji', 'Gaji November']);
});

test('what is dropped is not written again by what still waited', async () => {
  const { later, drop, written } = stand();
  later(file, work('Gaji'));

  await drop();
  vi.advanceTimersByTime(10_000);

  expect(written).toEqual(['dropped']);
});

test('after that a file is written whole again, also the same one', async () => {
  const { later, drop, written } = stand();
  later(file, work('Gaji'));
  vi.advanceTimersByTime(400);
  await drop();
  later(file, work('Gaji'));
  vi.advanceTimersByTime(400);

  expect(written).toEqual(['file, Gaji', 'dropped', 'file, Gaji']);
});

test('where it is saved it is written at once, and only once', () => {
  const { later, now, written } = stand();
  later(file, work('Gaji'));

  now();
  now();
  vi.advanceTimersByTime(10_000);

  expect(written).toEqual(['file, Gaji']);
});

test('what became a batch is not written again by what still waited', async () => {
  const { later, becameBatch, written } = stand();
  later(file, work('Gaji'));

  await becameBatch('gaji.csv', 'dis_1');
  vi.advanceTimersByTime(10_000);

  expect(written).toEqual(['gaji.csv became dis_1']);
});

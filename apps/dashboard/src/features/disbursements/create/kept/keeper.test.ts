import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { KeptWork } from './kept-work.ts';
import { keeper } from './keeper.ts';

const file = new File(['x'], 'gaji.csv');
const MENDED = [{ row: 2, cells: { amount: '25000' } }];
let clock = 0;
const work =
  (name: string, edits: KeptWork['edits'] = []) =>
  (): KeptWork => ({
    fileName: 'gaji.csv',
    name,
    description: '',
    edits,
    savedAt: (clock += 1),
    what: 'gaji',
  });
const notSaved = () => false;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const stand = () => {
  const written: string[] = [];
  let isRoom = true;
  let there: KeptWork | undefined;
  const put = (work: KeptWork) => {
    there = work;
    written.push(work.name);
  };
  const store = {
    keep: async (_: File, work: KeptWork, mayReplace: (there: KeptWork) => boolean = () => true) => {
      const isPut = !there || mayReplace(there);
      if (isRoom && isPut) put(work);
      return isRoom;
    },
    drop: async (what: string) => void written.push(`${what} dropped`),
    dropSame: async (what: string) => void written.push(`${what} dropped if the same`),
  };
  return {
    written,
    /** By another tab. */
    byAnother: { put, drop: () => void (there = undefined) },
    room: (is: boolean) => void (isRoom = is),
    ...keeper(store),
  };
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
  rest(notSaved);
  later(file, 'gaji', work('Gaji'));

  rest(notSaved);
  rest(notSaved);
  vi.advanceTimersByTime(400);
  expect(written).toEqual(['Gaji']);

  later(file, 'gaji', work('Gaji November'));
  await drop('gaji');
  rest(notSaved);
  expect(written).toEqual(['Gaji', 'gaji dropped']);
});

test('what another tab did is written over by what was just done here, and by nothing else', () => {
  const { later, now, rest, byAnother, written } = stand();
  later(file, 'gaji', work('Gaji', MENDED));
  now();
  byAnother.put(work('Gaji of another')());
  now();
  rest(notSaved);
  expect(written).toEqual(['Gaji', 'Gaji of another']);

  later(file, 'gaji', work('Gaji November', MENDED));
  rest(notSaved);
  expect(written).toEqual(['Gaji', 'Gaji of another', 'Gaji November']);
});

test('what was taken up is as what was written here', () => {
  const { later, now, tookUp, byAnother, written } = stand();
  const left = work('Gaji of before')();
  byAnother.put(left);

  tookUp('gaji', left);
  later(file, 'gaji', work('Gaji'));
  now();

  expect(written.at(-1)).toBe('Gaji');
});

test.each([true, false])(
  'opened, a file writes over nothing that another tab did meanwhile, until something is done to it (%s)',
  (isTakenUp) => {
    const { later, rest, tookUp, byAnother, written } = stand();
    const left = work('Gaji of before')();
    if (isTakenUp) byAnother.put(left);
    tookUp('gaji', isTakenUp ? left : undefined);
    byAnother.put(work('Gaji of another')());

    later(file, 'gaji', work('Gaji'));
    vi.advanceTimersByTime(400);
    rest(notSaved);
    expect(written.at(-1)).toBe('Gaji of another');

    later(file, 'gaji', work('Gaji November'));
    vi.advanceTimersByTime(400);
    expect(written.at(-1)).toBe('Gaji November');
  },
);

test('opened, a file is written where nothing lies of it', () => {
  const { later, tookUp, written } = stand();

  tookUp('gaji', undefined);
  later(file, 'gaji', work('Gaji'));
  vi.advanceTimersByTime(400);

  expect(written).toEqual(['Gaji']);
});

test('what was done before another file was picked does not make an edit of that file', () => {
  const { later, now, tookUp, byAnother, written } = stand();
  tookUp('gaji', undefined);
  later(file, 'gaji', work('Gaji'));
  later(file, 'gaji', work('Gaji November'));
  now();
  byAnother.put(work('Gaji of another')());

  tookUp('gaji', undefined);
  tookUp('lembur', undefined);
  later(file, 'gaji', work('Gaji'));
  vi.advanceTimersByTime(400);

  expect(written.at(-1)).toBe('Gaji of another');
});

test('says that it is kept once the browser has answered of what was done last', async () => {
  const { later, now, isKept, drop } = stand();
  expect(isKept()).toBe(true);
  for (const name of ['Gaji', 'Gaji November']) {
    later(file, 'gaji', work(name));
    expect(isKept()).toBeUndefined();

    const written = now();
    expect(isKept()).toBeUndefined();
    await written;
    expect(isKept()).toBe(true);
  }

  later(file, 'gaji', work('Gaji Desember'));
  await drop('gaji');
  expect(isKept()).toBe(true);
});

test('what was written is no answer of what was done since', async () => {
  const { later, now, isKept } = stand();
  later(file, 'gaji', work('Gaji'));

  const written = now();
  later(file, 'gaji', work('Gaji November'));
  await written;

  expect(isKept()).toBeUndefined();
});

test('of a browser that kept nothing at last no more is expected until it does', async () => {
  const { later, now, room, isKept } = stand();
  room(false);
  later(file, 'gaji', work('Gaji'));
  await now();
  expect(isKept()).toBe(false);

  room(true);
  later(file, 'gaji', work('Gaji November'));
  expect(isKept()).toBe(false);

  await now();
  expect(isKept()).toBe(true);
});

test.each<['unread' | undefined, false | undefined]>([
  ['unread', false],
  [undefined, undefined],
])('opened with %s of before, a file has nothing to keep until something is done to it', (there, want) => {
  const { later, tookUp, isKept } = stand();
  tookUp('gaji', there);
  later(file, 'gaji', work('Gaji'));
  expect(isKept()).toBe(true);

  later(file, 'gaji', work('Gaji November'));
  expect(isKept()).toBe(want);
});

test('in a full browser says each time that what was done is not kept, and keeps it once there is room', async () => {
  const { later, now, rest, room, byAnother, written } = stand();
  later(file, 'gaji', work('Gaji', MENDED));
  await now();
  room(false);
  later(file, 'gaji', work('Gaji November', MENDED));

  expect([await now(), await now(), await now()]).toEqual([false, false, false]);

  byAnother.put(work('Gaji of another')());
  room(true);
  rest(() => true);
  expect(written.at(-1)).toBe('Gaji November');
});

test('in a full browser what lies there as it is here is kept', async () => {
  const { later, now, tookUp, room, byAnother } = stand();
  const left = work('Gaji', MENDED)();
  byAnother.put(left);
  tookUp('gaji', left);
  room(false);
  later(file, 'gaji', work('Gaji', MENDED));

  expect(await now()).toBe(true);
});

test.each([
  ['is not kept', true, 'Gaji of another', false],
  ['is nothing to keep, where it was only opened', false, 'Gaji of another', true],
  ['is kept, where it is the same', true, 'Gaji', true],
])('what was done here and another tab wrote over %s', async (_, isTouched, name, want) => {
  const { later, now, tookUp, byAnother } = stand();
  if (!isTouched) tookUp('gaji', undefined);
  later(file, 'gaji', work('Gaji', MENDED));
  await now();
  byAnother.put(work(name, MENDED)());

  expect(await now()).toBe(want);
});

test('what could not be read when a file was opened is never written over, which is said', async () => {
  const { later, now, tookUp, byAnother, written } = stand();
  tookUp('gaji', 'unread');
  byAnother.put(work('Gaji of before', MENDED)());
  later(file, 'gaji', work('Gaji'));
  expect(await now()).toBe(true);
  later(file, 'gaji', work('Gaji November'));

  expect(await now()).toBe(false);
  expect(written).toEqual(['Gaji of before']);

  byAnother.drop();
  expect(await now()).toBe(true);
  expect(written.at(-1)).toBe('Gaji November');
});

test.each<[string, KeptWork['edits'], boolean, number]>([
  ['is written again', MENDED, false, 2],
  ['is not, once saved as it is', MENDED, true, 1],
  ['is not, as it was picked', [], false, 1],
])('at rest what another tab has dropped %s', (_, edits, isSaved, times) => {
  const { later, now, rest, byAnother, written } = stand();
  later(file, 'gaji', work('Gaji', edits));
  now();
  byAnother.drop();

  rest(() => isSaved);

  expect(written).toHaveLength(times);
});

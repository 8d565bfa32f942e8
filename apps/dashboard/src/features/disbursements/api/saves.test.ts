import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saves } from './saves.ts';

const NOON = new Date('2026-11-21T05:00:00Z');
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('asks for the same file under the same key in every tab, until it is a batch', () => {
  const key = saves('usr_1').keyFor('a');

  expect(saves('usr_1').keyFor('a')).toBe(key);
  saves('usr_1').became('a', 'dis_1', 'words');
  expect(saves('usr_1').keyFor('a')).not.toBe(key);
});

it('keeps the files apart, and the people', () => {
  const mine = saves('usr_1');
  const keys = [mine.keyFor('a'), mine.keyFor('b'), saves('usr_2').keyFor('a')];

  expect(new Set(keys).size).toBe(3);
  expect(mine.keyFor('a')).toBe(keys[0]);
});

it('keeps nothing of the upload and the key beyond the batch', () => {
  const mine = saves('usr_1');
  mine.uploaded('a', 'dfl_1');
  const key = mine.keyFor('a');
  mine.asked('a', NOON);

  mine.became('a', 'dis_1', 'words');
  expect(mine.of('a')).toEqual({ isDoubtful: false, batch: 'dis_1', content: 'words' });
  expect(mine.keyFor('a')).not.toBe(key);
});

it.each([
  [22, false],
  [24, true],
])('%i hours after it was first asked for, the server may have forgotten the key: %s', (hours, forgotten) => {
  const mine = saves('usr_1');
  expect(mine.isForgotten('a', later(hours))).toBe(false);

  mine.asked('a', NOON);
  mine.asked('a', later(hours - 1));

  expect(mine.isForgotten('a', later(hours))).toBe(forgotten);
});

it('is in doubt until it became a batch', () => {
  const mine = saves('usr_1');
  mine.keyFor('a');
  mine.asked('a', NOON);

  mine.doubt('a');
  expect(mine.isForgotten('a', later(30))).toBe(false);
  expect(mine.of('a')).toEqual({ isDoubtful: true });

  mine.became('a', 'dis_1', 'words');
  expect(mine.of('a').isDoubtful).toBe(false);
});

it('forgets the oldest of more than fifty files', () => {
  const mine = saves('usr_1');
  for (let n = 0; n < 51; n += 1) mine.became(`file ${n}`, `dis_${n}`, 'words');

  expect([mine.of('file 0').batch, mine.of('file 1').batch, mine.of('file 50').batch]).toEqual([
    undefined,
    'dis_1',
    'dis_50',
  ]);
});

it('keeps for its tab what a full browser refuses, and for all again once there is room', () => {
  const mine = saves('usr_1');
  mine.uploaded('a', 'dfl_1');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  const key = mine.keyFor('a');
  // A page that was left and come back to.
  expect(saves('usr_1').keyFor('a')).toBe(key);
  expect(localStorage.getItem('dasbor.saves.usr_1')).not.toContain(key);

  full.mockRestore();
  mine.asked('a', NOON);
  expect(JSON.parse(localStorage.getItem('dasbor.saves.usr_1') ?? '')).toEqual({
    a: { upload: 'dfl_1', key, askedAt: NOON.getTime() },
  });
});

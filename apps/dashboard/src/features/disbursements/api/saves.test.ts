import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saves } from './saves.ts';

const NOON = new Date('2026-11-21T05:00:00Z');
const later = (hours: number) => new Date(NOON.getTime() + hours * 3_600_000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
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
  mine.asked('a', key, NOON);

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

  const key = mine.keyFor('a');
  mine.asked('a', key, NOON);
  mine.asked('a', key, later(hours - 1));

  expect(mine.isForgotten('a', later(hours))).toBe(forgotten);
});

it('is in doubt until it became a batch', () => {
  const mine = saves('usr_1');
  mine.asked('a', mine.keyFor('a'), NOON);

  mine.doubt('a');
  expect(mine.isForgotten('a', later(30))).toBe(false);
  expect(mine.of('a')).toEqual({ isDoubtful: true });

  mine.became('a', 'dis_1', 'words');
  expect(mine.of('a').isDoubtful).toBe(false);
});

it('forgets the oldest of more than fifty files', () => {
  const mine = saves('usr_1');
  for (let n = 0; n < 51; n += 1) {
    vi.spyOn(Date, 'now').mockReturnValue(NOON.getTime() + n);
    mine.became(`file ${n}`, `dis_${n}`, 'words');
  }

  expect([mine.of('file 0').batch, mine.of('file 1').batch, mine.of('file 50').batch]).toEqual([
    undefined,
    'dis_1',
    'dis_50',
  ]);
});

it('counts no hours from what was refused, and asks for it under another key', () => {
  const mine = saves('usr_1');
  const key = mine.keyFor('a');
  mine.asked('a', key, NOON);

  mine.notMade('a', key);

  expect(mine.isForgotten('a', later(24))).toBe(false);
  expect(mine.keyFor('a')).not.toBe(key);
});

it('knows whether it was asked for more than once under the same key', () => {
  const mine = saves('usr_1');
  const ask = () => {
    mine.asked('a', mine.keyFor('a'), NOON);
    return mine.of('a').isRepeated ?? false;
  };

  expect([ask(), ask()]).toEqual([false, true]);
  mine.notMade('a', mine.keyFor('a'));
  expect(ask()).toBe(false);
});

it('keeps the key that it was asked for under, also where another tab has put it away meanwhile', () => {
  const mine = saves('usr_1');
  const key = mine.keyFor('a');
  saves('usr_1').notMade('a', key);

  mine.asked('a', key, NOON);

  expect(mine.keyFor('a')).toBe(key);
});

it('keeps the key that was asked under since, where a late answer ends the one of before', () => {
  const mine = saves('usr_1');
  const before = mine.keyFor('a');
  mine.asked('a', before, NOON);
  mine.notMade('a', before);
  const since = mine.keyFor('a');
  mine.asked('a', since, NOON);

  saves('usr_1').notMade('a', before);

  expect(mine.of('a')).toMatchObject({ key: since, askedAt: NOON.getTime() });
});

const full = (...places: Storage[]) => {
  const honest = Storage.prototype.setItem;
  return vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...said) {
    if (places.includes(this)) throw new DOMException('full', 'QuotaExceededError');
    honest.apply(this, said);
  });
};

it('loses nothing of one file where another tab writes of another at the same moment', () => {
  const [left, right] = [saves('usr_1'), saves('usr_1')];
  const honest = Storage.prototype.setItem;
  let isMeanwhile = false;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...said) {
    if (!isMeanwhile) {
      isMeanwhile = true;
      right.became('b', 'dis_b', 'words');
    }
    honest.apply(this, said);
  });

  const key = left.keyFor('a');

  expect([left.keyFor('a'), left.of('b').batch]).toEqual([key, 'dis_b']);
});

it('keeps beyond a reload what a full browser refuses to keep for all tabs', () => {
  const mine = saves('usr_1');
  mine.uploaded('a', 'dfl_1');
  const refusing = full(localStorage);

  const key = mine.keyFor('a');
  expect(Object.keys(sessionStorage)).toHaveLength(1);
  expect(saves('usr_1').of('a')).toEqual({ upload: 'dfl_1', key });

  refusing.mockRestore();
  mine.asked('a', key, NOON);
  expect(saves('usr_1').of('a')).toEqual({ upload: 'dfl_1', key, askedAt: NOON.getTime() });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('keeps as long as the page what no place takes', () => {
  const mine = saves('usr_1');
  const refusing = full(localStorage, sessionStorage);

  const key = mine.keyFor('c');
  expect(saves('usr_1').keyFor('c')).toBe(key);

  refusing.mockRestore();
  mine.asked('c', key, NOON);
  expect(Object.values(localStorage).join('')).toContain(key);
});

it('takes what another tab knew since over what it kept alone', () => {
  const mine = saves('usr_1');
  const refusing = full(localStorage);
  mine.keyFor('a');
  refusing.mockRestore();
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  localStorage.setItem('dasbor.saves.usr_1:a', JSON.stringify({ at: Date.now(), value: { batch: 'dis_1' } }));

  expect(mine.of('a')).toEqual({ batch: 'dis_1' });
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saves } from '../../api/saves.ts';
import { savingLock } from './saving-lock.ts';

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const tab = () => {
  const mine = saves('usr_1');
  return { ...mine, ...savingLock(mine) };
};
/** Each tab as it sees the storage before it has read what the other has written. */
const unread = () => {
  const honest = Storage.prototype.getItem;
  return vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, name) {
    return name.startsWith('dasbor.saves.') ? null : honest.call(this, name);
  });
};

it('without locks, tabs that begin to save a file at the same moment ask under one key', async () => {
  const reading = unread();
  const saved = [tab(), tab(), tab()].map(({ hold, keyFor }) => hold('a', async () => keyFor('a')));
  reading.mockRestore();

  await vi.runAllTimersAsync();
  expect(new Set(await Promise.all(saved)).size).toBe(1);
});

it('without locks, a tab that comes later asks under the same key', async () => {
  const first = tab().hold('a', async () => tab().keyFor('a'));
  await vi.runAllTimersAsync();

  const second = tab().hold('a', async () => tab().keyFor('a'));
  await vi.runAllTimersAsync();
  expect(await second).toBe(await first);
});

it('waits for nothing where the browser has locks', async () => {
  const request = vi.fn(async (_: string, work: () => Promise<string>) => work());
  vi.stubGlobal('navigator', { locks: { request } });

  expect(await tab().hold('a', async () => 'saved')).toBe('saved');
  expect(request).toHaveBeenCalledWith('dasbor.saving usr_1 a', expect.any(Function));
});

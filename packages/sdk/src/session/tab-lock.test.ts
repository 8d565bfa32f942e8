import { afterEach, expect, it, vi } from 'vitest';
import { tabLock } from './tab-lock.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
afterEach(() => void vi.unstubAllGlobals());

it('where a browser refuses locks because site data is blocked, work is done one after another', async () => {
  const request = () => Promise.reject(new DOMException('Access denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const lock = tabLock({ key: 'dasbor', storage });
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await Promise.resolve();
    steps.push(`${name} ends`);
    return name;
  };

  expect(await Promise.all([lock(work('a')), lock(work('b'))])).toEqual(['a', 'b']);
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});

it('what the work itself throws under a lock is thrown, and the work is not done again', async () => {
  const request = (_: string, work: () => Promise<unknown>) => work();
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('refused')));

  await expect(tabLock({ key: 'dasbor', storage })(work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledOnce();
});

import { afterEach, expect, it, vi } from 'vitest';
import { tabLock } from './tab-lock.ts';

const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
afterEach(() => void vi.unstubAllGlobals());

it('if a browser refuses locks because site data is blocked, work runs sequentially', async () => {
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

it('an error of the work under a lock is thrown, and the work is not repeated', async () => {
  const request = (_: string, work: () => Promise<unknown>) => work();
  vi.stubGlobal('navigator', { locks: { request } });
  const work = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('refused')));

  await expect(tabLock({ key: 'dasbor', storage })(work)).rejects.toThrow('refused');
  expect(work).toHaveBeenCalledOnce();
});

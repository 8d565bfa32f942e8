import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill } from '../testing/full-storage.ts';
import { createSessionStore } from './session/session-store.ts';
import { browserStorage, tabStorage } from './storage.ts';

const pair = (name: string) => ({ token: `${name}-token`, refresh_token: `${name}-refresh` });
const signIn = { live: pair('live'), sandbox: pair('sandbox'), signedInAt: 1_000 };

/** Like Chrome when its settings block site data. */
const block = () => {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    vi.spyOn(globalThis, name, 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
};

const unusable = [
  ['blocked', block],
  ['full', () => void fill(localStorage, sessionStorage)],
] as const;

afterEach(() => {
  vi.restoreAllMocks();
  for (const storage of [browserStorage, tabStorage]) storage.keys().forEach(storage.removeItem);
});

describe.each(unusable)('a storage that is %s', (_, make) => {
  it('keeps a value as long as the page', () => {
    make();
    tabStorage.setItem('dasbor.mode', 'sandbox');

    expect(tabStorage.getItem('dasbor.mode')).toBe('sandbox');
    expect([tabStorage.keys(), [...tabStorage.held.keys()]]).toEqual([['dasbor.mode'], ['dasbor.mode']]);

    tabStorage.removeItem('dasbor.mode');
    expect(tabStorage.getItem('dasbor.mode')).toBeNull();
  });

  it('allows signing in, refreshing and signing out', () => {
    make();
    const store = createSessionStore();
    const told = vi.fn<() => void>();
    store.subscribe(told);

    store.begin(signIn);
    store.ofMode('live').write(pair('new'));
    expect(store.read()).toEqual({ ...signIn, live: pair('new') });

    store.end('signed-out');
    expect([store.read(), told.mock.calls.length]).toEqual([null, 3]);
  });
});

it('writes to the storage again once it has space', () => {
  const { freed } = fill(localStorage);
  browserStorage.setItem('dasbor.theme', 'dark');
  freed();
  browserStorage.setItem('dasbor.theme', 'light');

  expect([localStorage.getItem('dasbor.theme'), browserStorage.held.size]).toEqual(['light', 0]);
});

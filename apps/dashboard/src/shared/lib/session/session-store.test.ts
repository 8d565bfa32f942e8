import { describe, expect, it, vi } from 'vitest';
import { createSessionStore, type SignIn } from './session-store.ts';

const pair = (name: string) => ({ token: `${name}-token`, refresh_token: `${name}-refresh` });
const signIn: SignIn = { live: pair('live'), sandbox: pair('sandbox'), signedInAt: 1_000 };

/** Emulates the browser's storage event in other tabs. */
const tellOtherTabs = () => {
  dispatchEvent(new StorageEvent('storage', { key: 'dasbor.session', storageArea: localStorage }));
};

describe('the session store', () => {
  // spec 1.6
  it('stores separate tokens per mode', () => {
    const store = createSessionStore();

    store.begin(signIn);

    expect(store.ofMode('live').read()).toEqual(pair('live'));
    expect(store.ofMode('sandbox').read()).toEqual(pair('sandbox'));
  });

  it('survives a reload', () => {
    createSessionStore().begin(signIn);

    expect(createSessionStore().read()).toEqual(signIn);
  });

  // spec 4.79
  it('refreshes one mode and leaves the other unchanged', () => {
    const store = createSessionStore();
    store.begin(signIn);

    store.ofMode('live').write(pair('new'));

    expect(store.read()).toEqual({ ...signIn, live: pair('new') });
  });

  it('ends for both modes if one cannot be refreshed', () => {
    const store = createSessionStore();
    store.begin(signIn);

    store.ofMode('sandbox').write(null);

    expect(store.read()).toBeNull();
    expect(store.endedBy()).toBe('expired');
  });

  it('is not restarted by a late refresh', () => {
    const store = createSessionStore();
    store.begin(signIn);
    store.end('signed-out');

    store.ofMode('live').write(pair('late'));

    expect(store.read()).toBeNull();
  });

  it.each([
    'null',
    '7',
    '"owner"',
    '{"pi',
    '{}',
    '{"signIn":{}}',
    '{"signIn":null}',
    '{"live":{"token":"a","refresh_token":"b"}}',
    '{"signIn":{"live":"a","sandbox":"b","signedInAt":1}}',
    '{"signIn":{"live":{"token":"a","refresh_token":"b"},"sandbox":null,"signedInAt":1}}',
    '{"signIn":{"live":{"token":"a","refresh_token":"b"},"sandbox":{"token":"a","refresh_token":"b"}}}',
    '{"ended":"because"}',
  ])('reads %s as nobody signed in, and lets somebody sign in', (text) => {
    localStorage.setItem('dasbor.session', text);
    const store = createSessionStore();

    expect([store.read(), store.endedBy(), store.ofMode('live').read()]).toEqual([null, null, null]);
    store.begin(signIn);
    expect(store.read()).toEqual(signIn);
  });

  it('keeps the first reason', () => {
    const store = createSessionStore();
    store.begin(signIn);

    store.end('idle');
    store.end('expired');

    expect(store.endedBy()).toBe('idle');
  });

  it('ends in every tab when one signs out', () => {
    const here = createSessionStore();
    const there = createSessionStore();
    here.begin(signIn);
    const changed = vi.fn();
    there.subscribe(changed);
    tellOtherTabs();
    expect(there.read()).toEqual(signIn);

    here.end('signed-out');
    tellOtherTabs();

    expect(there.read()).toBeNull();
    expect([here, there, createSessionStore()].map((tab) => tab.endedBy())).toEqual([
      'signed-out',
      'elsewhere',
      'signed-out',
    ]);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  // spec 7.25
  it('deletes all tokens when it ends', () => {
    const store = createSessionStore();
    store.begin(signIn);

    store.end('signed-out');

    expect(JSON.stringify({ ...localStorage })).not.toContain('token');
  });

  it.each(['', 'null', '{', '[]', '{"signIn":null}', '"x"'])(
    'takes %j in the storage for no session',
    (text) => {
      localStorage.setItem('dasbor.session', text);

      expect(createSessionStore().read()).toBeNull();
    },
  );
});

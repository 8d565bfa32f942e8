import { expect, test } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createSessionStore } from './session-store.ts';

const pair = (name: string) => ({ token: `${name}-access`, refresh_token: `${name}-refresh` });
const signIn = { live: pair('live'), sandbox: pair('sandbox'), signedInAt: 0 };

/** Two tabs of one browser before any storage event has arrived. */
function twoTabs() {
  const storage = memoryStorage();
  const first = createSessionStore(storage);
  first.begin(signIn);
  return { first, second: createSessionStore(storage) };
}

test('a tab that gets the lock sees the tokens that another tab has just renewed', () => {
  const { first, second } = twoTabs();

  first.ofMode('live').write(pair('renewed'));

  expect(second.ofMode('live').read()).toEqual(pair('renewed'));
});

test('renewing sandbox in one tab does not bring back the live tokens that another tab has spent', () => {
  const { first, second } = twoTabs();

  first.ofMode('live').write(pair('renewed'));
  second.ofMode('sandbox').write(pair('sandbox-renewed'));

  expect(first.ofMode('live').read()).toEqual(pair('renewed'));
  expect(first.ofMode('sandbox').read()).toEqual(pair('sandbox-renewed'));
});

test('a renewal that comes back after the sign-out of another tab does not sign in again', () => {
  const { first, second } = twoTabs();

  first.end('signed-out');
  second.ofMode('live').write(pair('renewed'));

  expect(second.ofMode('live').read()).toBeNull();
  expect(second.endedBy()).toBe('signed-out');
});

test('one tab at a time renews, whichever mode it renews', async () => {
  const { first } = twoTabs();
  const happened: string[] = [];

  await Promise.all(
    (['live', 'sandbox'] as const).map((mode) =>
      first.ofMode(mode).lock(async () => {
        happened.push(`${mode} begins`);
        await Promise.resolve();
        happened.push(`${mode} ends`);
      }),
    ),
  );

  expect(happened).toEqual(['live begins', 'live ends', 'sandbox begins', 'sandbox ends']);
});

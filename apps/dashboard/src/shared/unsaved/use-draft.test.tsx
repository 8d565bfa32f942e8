import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { forgetOwn } from './own-storage.ts';
import { fill } from '../testing/full-storage.ts';
import { sessionOf } from '../testing/sessions.ts';
import { TestApp } from '../testing/test-app.tsx';
import { hasUnsaved } from './sign-out/asking.ts';
import { useDraft, useDraftOf, useHasDraft } from './use-draft.ts';

const ratna = sessionOf();
const dewi = sessionOf({ user_id: 'usr_01KAJ800000000000000000002', name: 'Dewi Lestari' });
const NAME = 'live mer_1 itm_1';

/** The form as this user opens it in this tab. */
const opened = (session = ratna, name = NAME) => {
  const wrapper = ({ children }: { children: ReactNode }) => <TestApp session={session}>{children}</TestApp>;
  const use = () => ({ ...useDraft<{ account: string }>(name), has: useHasDraft(name) });
  return renderHook(use, { wrapper }).result.current;
};

const typed = { account: '8422647002' };

test('a draft survives a reload until it is cleared', () => {
  opened().keep(typed);

  const again = opened();
  expect(again).toMatchObject({ restored: typed, has: true });
  expect(opened(ratna, 'live mer_1 itm_2').has).toBe(false);

  again.clear();
  expect(opened()).toMatchObject({ restored: undefined, has: false });
});

test('a user does not see the draft of another user in the same tab', () => {
  opened().keep(typed);

  expect(opened(dewi)).toMatchObject({ restored: undefined, has: false });
  expect(opened()).toMatchObject({ restored: typed, has: true });
});

test('signing in keeps only that user’s drafts in the tab, and signing out deletes all', () => {
  opened().keep(typed);
  opened(dewi).keep({ account: '1' });

  forgetOwn(dewi.user_id);
  expect(opened().has).toBe(false);
  expect(opened(dewi).has).toBe(true);

  forgetOwn();
  expect({ ...sessionStorage }).toEqual({ 'dasbor.mode': 'live' });
});

test('if the storage is full, the draft lasts as long as the page, and closing the page asks first', async () => {
  const { freed } = fill(sessionStorage);
  const isAsked = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

  opened().keep(typed);

  expect(opened()).toMatchObject({ restored: typed, has: true });
  expect(isAsked()).toBe(true);
  expect(await hasUnsaved({ live: ratna })).toBe(true);

  freed();
  opened().keep(typed);
  expect(isAsked()).toBe(false);
  expect(opened().restored).toEqual(typed);
});

test('clearing a draft also clears it in a tab whose storage is full', () => {
  fill(sessionStorage);
  opened().keep(typed);
  opened(dewi).keep(typed);

  forgetOwn(dewi.user_id);
  expect(opened().has).toBe(false);
  opened(dewi).clear();

  expect(opened(dewi).has).toBe(false);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('ignores a draft that an older version stored in another shape', () => {
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const wrapper = ({ children }: { children: ReactNode }) => <TestApp session={ratna}>{children}</TestApp>;
  const kept = () => renderHook(() => useDraftOf(NAME, isNumber), { wrapper }).result.current;

  opened().keep(typed);
  expect(kept().restored).toBeUndefined();

  kept().keep(7);
  expect(kept().restored).toBe(7);
  expect(opened().restored).toBeUndefined();
});

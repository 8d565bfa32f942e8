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

/** The form as this person opens it in this tab. */
function opened(session = ratna, name = NAME) {
  const wrapper = ({ children }: { children: ReactNode }) => <TestApp session={session}>{children}</TestApp>;
  const use = () => ({ ...useDraft<{ account: string }>(name), has: useHasDraft(name) });
  return renderHook(use, { wrapper }).result.current;
}

const typed = { account: '8422647002' };

test('what was typed is there after a reload, until it is cleared', () => {
  opened().keep(typed);

  const again = opened();
  expect(again).toMatchObject({ restored: typed, has: true });
  expect(opened(ratna, 'live mer_1 itm_2').has).toBe(false);

  again.clear();
  expect(opened()).toMatchObject({ restored: undefined, has: false });
});

test('what one person typed is no draft of another who signs in in the same tab', () => {
  opened().keep(typed);

  expect(opened(dewi)).toMatchObject({ restored: undefined, has: false });
  expect(opened()).toMatchObject({ restored: typed, has: true });
});

test('where another person is signed in only theirs is left in the tab, and after a sign-out nobody’s', () => {
  opened().keep(typed);
  opened(dewi).keep({ account: '1' });

  forgetOwn(dewi.user_id);
  expect(opened().has).toBe(false);
  expect(opened(dewi).has).toBe(true);

  forgetOwn();
  expect({ ...sessionStorage }).toEqual({ 'dasbor.mode': 'live' });
});

test('a tab whose storage is full holds what was typed as long as the page, and asks before that goes', async () => {
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

test('what a full tab holds is cleared with its form, and forgotten as what it has kept', () => {
  fill(sessionStorage);
  opened().keep(typed);
  opened(dewi).keep(typed);

  forgetOwn(dewi.user_id);
  expect(opened().has).toBe(false);
  opened(dewi).clear();

  expect(opened(dewi).has).toBe(false);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('what an older version kept in another shape is no draft', () => {
  const isNumber = (value: unknown): value is number => typeof value === 'number';
  const wrapper = ({ children }: { children: ReactNode }) => <TestApp session={ratna}>{children}</TestApp>;
  const kept = () => renderHook(() => useDraftOf(NAME, isNumber), { wrapper }).result.current;

  opened().keep(typed);
  expect(kept().restored).toBeUndefined();

  kept().keep(7);
  expect(kept().restored).toBe(7);
  expect(opened().restored).toBeUndefined();
});

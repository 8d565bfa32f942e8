import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fill } from '../testing/full-storage.ts';
import { sessionOf } from '../testing/sessions.ts';
import { TestApp } from '../testing/test-app.tsx';
import { forgetOwn } from './own-keys.ts';
import { useIntent } from './use-intent.ts';

function intentOf(name?: string, session = sessionOf()) {
  const wrapper = ({ children }: { children: ReactNode }) => <TestApp session={session}>{children}</TestApp>;
  return renderHook(() => useIntent(name), { wrapper }).result.current;
}

test('the same wish has the same key until it is done', () => {
  const intent = intentOf();

  const key = intent.keyFor('a');

  expect(intent.keyFor('a')).toBe(key);
  expect(intent.keyFor('b')).not.toBe(key);
});

test('a wish after it was done is another', () => {
  const intent = intentOf('money');
  const key = intent.keyFor('a');

  intent.done();

  expect(intent.keyFor('a')).not.toBe(key);
});

test('under a name the key outlives a reload, for the same wish alone', () => {
  const key = intentOf('money').keyFor('a');

  expect(intentOf('money').keyFor('a')).toBe(key);
  expect(intentOf('other money').keyFor('a')).not.toBe(key);
  expect(intentOf('money').keyFor('b')).not.toBe(key);
});

test('in a tab whose storage is full the key lasts as long as the page, which nobody is asked about', () => {
  fill(sessionStorage);

  const key = intentOf('money').keyFor('a');
  expect(intentOf('money').keyFor('a')).toBe(key);
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  intentOf('money').done();

  expect(intentOf('money').keyFor('a')).not.toBe(key);
});

test('another person who wishes the same in the same tab wishes something of their own', () => {
  const key = intentOf('money').keyFor('a');
  const theirs = intentOf('money', sessionOf({ user_id: 'usr_01KAJ800000000000000000002' })).keyFor('a');

  expect(theirs).not.toBe(key);
  expect(intentOf('money').keyFor('a')).toBe(key);
});

test('whoever signs out and in again asks again under the same key, and what they wished lies in no storage', () => {
  const key = intentOf('money').keyFor('{"account_number":"8422647002"}');

  forgetOwn();

  expect(JSON.stringify({ ...sessionStorage })).not.toContain('8422647002');
  expect(intentOf('money').keyFor('{"account_number":"8422647002"}')).toBe(key);
});

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { TestApp } from '../../../shared/testing/test-app.tsx';
import { useTypedText } from './use-typed-text.ts';

const session = sessionOf();
const wrapper = ({ children }: { children: ReactNode }) => <TestApp session={session}>{children}</TestApp>;

/** A field over this text; a colleague may store another meanwhile. */
const field = (stored: string) => {
  const { result, rerender, unmount } = renderHook(
    (now: { stored: string; isOver: boolean }) => useTypedText('live mer_1 name dis_1', now),
    {
      wrapper,
      initialProps: { stored, isOver: false },
    },
  );
  return {
    left: unmount,
    now: () => result.current,
    type: (text: string) => act(() => result.current.type(text)),
    leave: () => act(() => result.current.leave()),
    meanwhile: (text: string, isOver = false) => rerender({ stored: text, isOver }),
  };
};

test('keeps the typed text when another text is stored meanwhile', () => {
  const { now, type, leave, meanwhile } = field('Gaji');

  type('Gaji 2026 ');
  meanwhile('Gaji Bandung');
  leave();

  expect(now()).toMatchObject({ shown: 'Gaji 2026 ', meant: 'Gaji 2026', isChanged: true });
});

test("shows a colleague's newer text while saving would overwrite it", () => {
  const { now, type, meanwhile } = field('Gaji');

  type('Gaji 2026');
  expect(now().newer).toBeUndefined();
  meanwhile('Gaji Bandung');
  expect(now().newer).toBe('Gaji Bandung');
  type('Gaji Bandung');
  expect(now().newer).toBeUndefined();
});

test.each(['Gaji', ' Gaji'])(
  '“%s” is meant over a newer text that was told, though it stood there at first',
  (back) => {
    const { now, type, leave, meanwhile } = field('Gaji');

    type('Gaji 2026');
    meanwhile('Gaji Bandung');
    type('Gaji Bandung');
    type(back);
    leave();

    expect(now()).toMatchObject({ shown: back, meant: 'Gaji', isChanged: true, newer: 'Gaji Bandung' });
  },
);

test.each(['Gaji', ' Gaji'])('keeps a colleague’s newer text when typed back to “%s”', (back) => {
  const { now, type, leave, meanwhile } = field('Gaji');

  type('Gaji 2026');
  type(back);
  meanwhile('Gaji Bandung');
  expect(now()).toMatchObject({ shown: back, meant: 'Gaji Bandung', isChanged: false });

  leave();
  expect(now().shown).toBe('Gaji Bandung');
});

test("ignores a colleague's identical text", () => {
  const { now, type, meanwhile } = field('Gaji');

  type('Gaji 2026');
  meanwhile('Gaji 2026');

  expect(now()).toMatchObject({ meant: 'Gaji 2026', isChanged: false });
});

test('allows restoring the original text over a newer text that was shown', () => {
  const { now, type, meanwhile } = field('Gaji');

  meanwhile('Gaji Bandung');
  type('Gaji');

  expect(now()).toMatchObject({ meant: 'Gaji', isChanged: true });
});

test('restores the draft and its base text after leaving the page, until the draft is discarded', () => {
  const before = field('Gaji');
  before.type('Gaji 2026');
  before.left();

  const after = field('Gaji Bandung');
  expect(after.now()).toMatchObject({ shown: 'Gaji 2026', isChanged: true, newer: 'Gaji Bandung' });
  after.type('Gaji');
  after.left();
  const again = field('Gaji Bandung');
  expect(again.now()).toMatchObject({ meant: 'Gaji', isChanged: true, newer: 'Gaji Bandung' });

  act(() => again.now().forget());
  again.left();
  expect(field('Gaji Bandung').now()).toMatchObject({ shown: 'Gaji Bandung', isChanged: false });
});

test('shows text that can no longer be saved until the page closes, and stores the draft again when saving is possible', () => {
  const before = field('Gaji');
  before.type('Gaji 2026');
  before.meanwhile('Gaji', true);

  expect(before.now().shown).toBe('Gaji 2026');
  expect(field('Gaji').now().shown).toBe('Gaji');

  before.meanwhile('Gaji');
  before.left();
  expect(field('Gaji').now().shown).toBe('Gaji 2026');
});

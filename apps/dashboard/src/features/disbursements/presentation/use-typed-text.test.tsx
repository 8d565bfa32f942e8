import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { sessionOf } from '../../../shared/testing/sessions.ts';
import { TestApp } from '../../../shared/testing/test-app.tsx';
import { useTypedText } from './use-typed-text.ts';

const session = sessionOf();
const wrapper = ({ children }: { children: ReactNode }) => <TestApp session={session}>{children}</TestApp>;

/** A field over this text; a colleague may store another meanwhile. */
function field(stored: string) {
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
}

test('what is typed is meant, whatever is stored meanwhile', () => {
  const { now, type, leave, meanwhile } = field('Gaji');

  type('Gaji 2026 ');
  meanwhile('Gaji Bandung');
  leave();

  expect(now()).toMatchObject({ shown: 'Gaji 2026 ', meant: 'Gaji 2026', isChanged: true });
});

test('what a colleague stored since it was begun is told as long as it would be lost', () => {
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

test.each(['Gaji', ' Gaji'])('typed back to “%s” it leaves the newer text of a colleague', (back) => {
  const { now, type, leave, meanwhile } = field('Gaji');

  type('Gaji 2026');
  type(back);
  meanwhile('Gaji Bandung');
  expect(now()).toMatchObject({ shown: back, meant: 'Gaji Bandung', isChanged: false });

  leave();
  expect(now().shown).toBe('Gaji Bandung');
});

test('what a colleague has stored alike is no change', () => {
  const { now, type, meanwhile } = field('Gaji');

  type('Gaji 2026');
  meanwhile('Gaji 2026');

  expect(now()).toMatchObject({ meant: 'Gaji 2026', isChanged: false });
});

test('what stood there when it was begun may be put back over a newer text that was seen', () => {
  const { now, type, meanwhile } = field('Gaji');

  meanwhile('Gaji Bandung');
  type('Gaji');

  expect(now()).toMatchObject({ meant: 'Gaji', isChanged: true });
});

test('what is typed is there again where its page was left, over what was stored when it was begun, until it is forgotten', () => {
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

test('what can no longer be stored is shown as long as its page, and kept again once it can', () => {
  const before = field('Gaji');
  before.type('Gaji 2026');
  before.meanwhile('Gaji', true);

  expect(before.now().shown).toBe('Gaji 2026');
  expect(field('Gaji').now().shown).toBe('Gaji');

  before.meanwhile('Gaji');
  before.left();
  expect(field('Gaji').now().shown).toBe('Gaji 2026');
});

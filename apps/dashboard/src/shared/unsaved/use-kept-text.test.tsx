import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { hasUnsaved } from './sign-out/asking.ts';
import { sessionOf } from '../testing/sessions.ts';
import { TestApp } from '../testing/test-app.tsx';
import { useKeptText } from './use-kept-text.ts';

const session = sessionOf();
const wrapper = ({ children }: { children: ReactNode }) => <TestApp session={session}>{children}</TestApp>;

/** The field as this user opens it. */
const opened = (isOver = false) =>
  renderHook(({ isOver }) => useKeptText('live mer_1 reject dis_1', isOver), {
    wrapper,
    initialProps: { isOver },
  });
const isAsked = () => hasUnsaved({ live: session });

it('a reason survives a reload and blocks a sign-out until it is sent', async () => {
  const before = opened();
  act(() => before.result.current[1]('Baris 4 salah.'));
  before.unmount();
  expect(await isAsked()).toBe(true);

  const after = opened();
  expect(after.result.current[0]).toBe('Baris 4 salah.');

  // Sent after the page was left.
  const [, type] = after.result.current;
  after.unmount();
  act(() => type(''));
  expect(opened().result.current[0]).toBe('');
  expect(await isAsked()).toBe(false);
});

it('a reason that is no longer needed is deleted', async () => {
  const field = opened();
  act(() => field.result.current[1]('Baris 4 salah.'));

  field.rerender({ isOver: true });

  expect(field.result.current[0]).toBe('');
  expect(await isAsked()).toBe(false);
});

import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestEnvironment, TestApp } from '../../testing/test-app.tsx';
import { useSignOut } from './use-sign-out.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const signedIn = () => {
  const environment = createTestEnvironment({ scenario: { logout: 'pending' } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestApp environment={environment}>{children}</TestApp>
  );
  const { result } = renderHook(() => useSignOut(), { wrapper });
  return { store: environment.sessionStore, signOut: result.current };
};

it('ends the session where the server does not answer', async () => {
  const { store, signOut } = signedIn();

  void signOut();
  await act(() => vi.advanceTimersByTimeAsync(2000));

  expect([store.read(), store.endedBy()]).toEqual([null, 'signed-out']);
});

it('does not sign out another user who signed in before the server responded', async () => {
  const { store, signOut } = signedIn();
  const other = { ...store.read()!, signedInAt: store.read()!.signedInAt + 1 };

  void signOut();
  act(() => store.begin(other));
  await act(() => vi.advanceTimersByTimeAsync(2000));

  expect(store.read()).toEqual(other);
});

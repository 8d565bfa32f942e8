import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestEnvironment, TestApp } from '../../shared/testing/test-app.tsx';
import { useKeepAlive } from './use-keep-alive.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reports activity to the server at most every 30 seconds, and only when there is some', async () => {
  const environment = createTestEnvironment({});
  const { result } = renderHook(() => useKeepAlive(), {
    wrapper: ({ children }) => <TestApp environment={environment}>{children}</TestApp>,
  });
  const told = () => environment.fetch.callsOf('getSession').length;
  await act(() => vi.advanceTimersByTimeAsync(0));
  const before = told();

  result.current();
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));
  expect(told()).toBe(before);
  result.current();
  result.current();
  await act(() => vi.advanceTimersByTimeAsync(29_999));
  result.current();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(told()).toBe(before + 1);
  result.current();
  await act(() => vi.advanceTimersByTimeAsync(0));

  expect(told()).toBe(before + 2);
});

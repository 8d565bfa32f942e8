import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestEnvironment, TestApp } from '../../shared/testing/test-app.tsx';
import { IdleGuard } from './idle-guard.tsx';

vi.mock('./idle-dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('ends an untouched session also where its warning could not be fetched', async () => {
  const environment = createTestEnvironment({});
  render(
    <TestApp environment={environment}>
      <p>Payments</p>
      <IdleGuard />
    </TestApp>,
  );
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000 - 1));
  expect(environment.sessionStore.endedBy()).toBeNull();
  expect(document.body.textContent).toBe('Payments');

  await act(() => vi.advanceTimersByTimeAsync(1));

  expect(environment.sessionStore.endedBy()).toBe('idle');
});

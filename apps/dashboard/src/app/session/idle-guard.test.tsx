import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// The files of this suite share their modules: others may have the dialog by now, and go on with it.
beforeEach(() => {
  vi.resetModules();
  vi.doMock('./idle-dialog.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock('./idle-dialog.tsx');
  vi.resetModules();
});

it('ends an untouched session also where its warning could not be fetched', async () => {
  const { createTestEnvironment, TestApp } = await import('../../shared/testing/test-app.tsx');
  const { IdleGuard } = await import('./idle-guard.tsx');
  vi.useFakeTimers();
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

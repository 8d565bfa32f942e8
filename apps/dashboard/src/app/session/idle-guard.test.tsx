import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

const WARNING = './idle-dialog.tsx';
const DIALOG = '../../shared/ui/overlays/dialog-view.tsx';

// Test files share their modules: another file may have loaded the dialog already.
beforeEach(() => void vi.resetModules());
afterEach(() => {
  vi.useRealTimers();
  for (const file of [WARNING, DIALOG]) vi.doUnmock(file);
  vi.resetModules();
});

const openPayments = async () => {
  const { createTestEnvironment, TestApp } = await import('../../shared/testing/test-app.tsx');
  const { loadAllWords } = await import('../../shared/testing/load-words.ts');
  const { IdleGuard } = await import('./idle-guard.tsx');
  await loadAllWords('id');
  vi.useFakeTimers();
  const environment = createTestEnvironment({});
  render(
    <TestApp environment={environment}>
      <p>Payments</p>
      <IdleGuard />
    </TestApp>,
  );
  return environment.sessionStore;
};

it.each([WARNING, DIALOG])('ends an idle session even if %s of its warning failed to load', async (file) => {
  vi.doMock(file, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const sessionStore = await openPayments();
  await act(() => vi.advanceTimersByTimeAsync(30 * 60_000 - 1));
  expect(sessionStore.endedBy()).toBeNull();
  expect(document.body.textContent).toBe('Payments');

  await act(() => vi.advanceTimersByTimeAsync(1));

  expect(sessionStore.endedBy()).toBe('idle');
});

it('loads the whole warning long before it is shown', async () => {
  await openPayments();
  const { dialogPart } = await import('../../shared/ui/overlays/dialog.tsx');
  await vi.waitFor(() => expect(dialogPart.here).toBeDefined(), { timeout: 10_000 });
  const fetched = vi.spyOn(dialogPart, 'fetch');

  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));

  expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

it('ends an idle session even while the sign-out confirmation is open', async () => {
  const sessionStore = await openPayments();
  const hold = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', hold);
  onTestFinished(() => removeEventListener('beforeunload', hold));
  const { dialogPart } = await import('../../shared/ui/overlays/dialog.tsx');
  await vi.waitFor(() => expect(dialogPart.here).toBeDefined(), { timeout: 10_000 });
  await act(() => vi.advanceTimersByTimeAsync(29 * 60_000));

  act(() => screen.getByRole('button', { name: 'Keluar sekarang' }).click());
  await vi.waitFor(() => screen.getByRole('alertdialog', { name: 'Keluar sekarang?' }), { timeout: 10_000 });
  expect(sessionStore.endedBy()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(60_000));

  expect(sessionStore.endedBy()).toBe('idle');
});

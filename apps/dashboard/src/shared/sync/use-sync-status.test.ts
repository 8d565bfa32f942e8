// @vitest-environment jsdom
import type { SyncOutcome } from '@dasbor/domain/sync';
import { NetworkError } from '@dasbor/sdk';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSyncStatus } from './use-sync-status.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Ask = (signal: AbortSignal) => Promise<SyncOutcome>;

const setUp = (...answers: (SyncOutcome | Error)[]) => {
  const ask = vi.fn<Ask>(async () => {
    const answer = answers.shift() ?? 'still_processing';
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const onDone = vi.fn<() => Promise<void>>(async () => undefined);
  const hook = renderHook(() => useSyncStatus({ ask, onDone }));
  const start = () => act(async () => hook.result.current.start());
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ...hook, ask, onDone, start, pass };
};

test('a changed status ends the enquiry at the first response', async () => {
  const { result, ask, onDone, start } = setUp('status_changed');

  await start();

  expect(result.current.state).toEqual({ kind: 'done', outcome: 'status_changed' });
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

// spec 4.17
test('a pending status is polled three times, ten seconds apart', async () => {
  const { result, ask, start, pass } = setUp();

  await start();
  expect(result.current.state).toEqual({ kind: 'waiting', attempt: 1, secondsLeft: 10 });

  await pass(3000);
  expect(result.current.state).toEqual({ kind: 'waiting', attempt: 1, secondsLeft: 7 });

  await pass(6999);
  expect(ask).toHaveBeenCalledTimes(1);

  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);

  await pass(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(result.current.state).toEqual({ kind: 'done', outcome: 'still_processing' });
});

// spec 4.16
test('an unreachable server is an outcome, and a retry may succeed', async () => {
  const { result, onDone, start, pass } = setUp(
    new NetworkError('syncPayment', 'unreachable'),
    'webhook_resent',
  );

  await start();
  expect(onDone).not.toHaveBeenCalled();

  await pass(10_000);
  expect(result.current.state).toEqual({ kind: 'done', outcome: 'webhook_resent' });
});

test('shows any other error as an error', async () => {
  const error = new Error('not found');
  const { result, start } = setUp(error);

  await start();

  expect(result.current.state).toEqual({ kind: 'failed', error });
});

test('leaving the page stops polling and aborts the current request', async () => {
  const { ask, unmount, start, pass } = setUp();
  await start();

  unmount();
  await pass(60_000);

  expect(ask).toHaveBeenCalledTimes(1);
  expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeadline } from './deadline.ts';
import { systemClock } from './session/clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a deadline', () => {
  it('aborts after its time and not before', () => {
    const { signal } = createDeadline(undefined, 30_000, systemClock);

    vi.advanceTimersByTime(29_999);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ name: 'TimeoutError', message: 'No answer in 30000 ms' });
  });

  // A timer of more than 2^31 ms runs out at once.
  it.each([Infinity, Number.MAX_SAFE_INTEGER])('of no limit, or of %s ms, never comes', (timeoutMs) => {
    createDeadline(undefined, timeoutMs, systemClock);

    expect(vi.getTimerCount()).toBe(0);
  });

  it("aborts with the caller's reason", () => {
    const caller = new AbortController();
    const { signal } = createDeadline(caller.signal, 30_000, systemClock);

    caller.abort('left the page');

    expect(signal.reason).toBe('left the page');
  });

  it('of a caller who had left before is over at once', () => {
    expect(createDeadline(AbortSignal.abort('gone'), 30_000, systemClock).signal.reason).toBe('gone');
  });

  it('that is over leaves neither timer nor listener', () => {
    const caller = new AbortController();
    const { signal, over } = createDeadline(caller.signal, 30_000, systemClock);

    over();
    caller.abort();

    expect(vi.getTimerCount()).toBe(0);
    expect(signal.aborted).toBe(false);
  });
});

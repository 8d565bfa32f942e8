import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from './deadline.ts';
import { systemClock } from '../session/clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that never ends and ignores its signal, with the arguments it received. */
const hanging = () => {
  const given: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    given.push(signal);
    return new Promise<never>(() => {});
  };
  return { work, given };
};

const reasonOf = (call: Promise<unknown>) => call.catch((reason: unknown) => reason);

describe('a deadline', () => {
  it('returns the result of the work, or its error', async () => {
    const failed = new Error('no connection');

    expect(await within(undefined, 30_000, systemClock, async () => 'done')).toBe('done');
    await expect(within(undefined, 30_000, systemClock, () => Promise.reject(failed))).rejects.toBe(failed);
  });

  it('ends the work after its time and not earlier, even if the work ignores its signal', async () => {
    const { work, given } = hanging();
    const ended = reasonOf(within(undefined, 30_000, systemClock, work));

    vi.advanceTimersByTime(29_999);
    expect(given[0]?.aborted).toBe(false);
    vi.advanceTimersByTime(1);

    expect(given[0]?.reason).toMatchObject({ name: 'TimeoutError', message: 'No answer in 30000 ms' });
    expect(await ended).toBe(given[0]?.reason);
  });

  // A timer of more than 2^31 ms fires at once.
  it.each([Infinity, Number.MAX_SAFE_INTEGER])('without a limit, or of %s ms, never passes', (timeoutMs) => {
    void within(undefined, timeoutMs, systemClock, hanging().work);

    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends the work with the caller's reason", async () => {
    const caller = new AbortController();
    const { work, given } = hanging();
    const ended = reasonOf(within(caller.signal, 30_000, systemClock, work));

    caller.abort('left the page');

    expect([given[0]?.reason, await ended]).toEqual(['left the page', 'left the page']);
  });

  it('starts nothing if the caller aborted beforehand', async () => {
    const { work, given } = hanging();

    await expect(within(AbortSignal.abort('gone'), 30_000, systemClock, work)).rejects.toBe('gone');
    expect(given).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['the work is done', () => Promise.resolve()],
    ['the work failed', () => Promise.reject(new Error('no connection'))],
  ])('leaves neither a timer nor a listener if %s', async (_, outcome) => {
    const caller = new AbortController();
    const { work, given } = hanging();

    const call = within(caller.signal, 30_000, systemClock, (signal) => {
      void work(signal);
      return outcome();
    });
    await reasonOf(call);
    caller.abort();

    expect(vi.getTimerCount()).toBe(0);
    expect(given[0]?.aborted).toBe(false);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { within } from './deadline.ts';
import { systemClock } from '../session/clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that is never done and heeds no signal, and what it was given. */
function hanging() {
  const given: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    given.push(signal);
    return new Promise<never>(() => {});
  };
  return { work, given };
}

const reasonOf = (call: Promise<unknown>) => call.catch((reason: unknown) => reason);

describe('a deadline', () => {
  it('hands on what the work came to, or why it failed', async () => {
    const failed = new Error('no connection');

    expect(await within(undefined, 30_000, systemClock, async () => 'done')).toBe('done');
    await expect(within(undefined, 30_000, systemClock, () => Promise.reject(failed))).rejects.toBe(failed);
  });

  it('ends the work after its time and not before, also work that heeds no signal', async () => {
    const { work, given } = hanging();
    const ended = reasonOf(within(undefined, 30_000, systemClock, work));

    vi.advanceTimersByTime(29_999);
    expect(given[0]?.aborted).toBe(false);
    vi.advanceTimersByTime(1);

    expect(given[0]?.reason).toMatchObject({ name: 'TimeoutError', message: 'No answer in 30000 ms' });
    expect(await ended).toBe(given[0]?.reason);
  });

  // A timer of more than 2^31 ms runs out at once.
  it.each([Infinity, Number.MAX_SAFE_INTEGER])('of no limit, or of %s ms, never comes', (timeoutMs) => {
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

  it('of a caller who had left before begins nothing', async () => {
    const { work, given } = hanging();

    await expect(within(AbortSignal.abort('gone'), 30_000, systemClock, work)).rejects.toBe('gone');
    expect(given).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['the work is done', () => Promise.resolve()],
    ['the work failed', () => Promise.reject(new Error('no connection'))],
  ])('leaves neither timer nor listener when %s', async (_, outcome) => {
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

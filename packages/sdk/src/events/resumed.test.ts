import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ErrorFacts, RateLimitedError, ServerError } from '../errors/errors.ts';
import { resumed } from './resumed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Runs the loop on a stream that ends at once, followed by refusals with this `Retry-After`; returns the times of its connections, in
 * seconds.
 */
const follow = (retryAfter: number | null, refusal: (facts: ErrorFacts) => Error) => {
  const openedAt: number[] = [];
  const begunAt = Date.now();
  const open = async () => {
    openedAt.push((Date.now() - begunAt) / 1_000);
    if (openedAt.length > 1) throw refusal({ operation: 'x', status: 429, retryAfter });
    return new ReadableStream<Uint8Array>({ start: (controller) => controller.close() });
  };
  const leaving = new AbortController();
  const ended = (async () => {
    for await (const _ of resumed({ operation: 'x', open, signal: leaving.signal })) void _;
  })();
  const end = async () => {
    leaving.abort();
    await ended;
  };
  return { openedAt, end };
};

it.each([
  ['too many requests', (facts: ErrorFacts) => new RateLimitedError(facts)],
  ['a busy API', (facts: ErrorFacts) => new ServerError({ ...facts, status: 503 })],
])('waits for Retry-After, for %s', async (_, refusal) => {
  const { openedAt, end } = follow(60, refusal);

  await vi.advanceTimersByTimeAsync(200_000);
  await end();

  const [, first = 0, second = 0, third = 0] = openedAt;
  expect(first).toBeLessThanOrEqual(1);
  expect(second - first).toBeGreaterThan(60);
  expect(third - second).toBeGreaterThan(60);
  expect(third - second).toBeLessThanOrEqual(90);
});

it('limits an absurd Retry-After to one minute, like a call', async () => {
  const { openedAt, end } = follow(1e9, (facts) => new RateLimitedError(facts));

  await vi.advanceTimersByTimeAsync(91_000);
  await end();

  expect(openedAt).toHaveLength(3);
});

it("a refusal's wait does not apply to a later disconnect", async () => {
  let calls = 0;
  const { openedAt, end } = follow(60, (facts) => {
    calls += 1;
    return new ServerError({ ...facts, status: 503, retryAfter: calls === 1 ? 60 : null });
  });

  await vi.advanceTimersByTimeAsync(100_000);
  await end();

  const [, , second = 0, third = 0] = openedAt;
  expect(third - second).toBeLessThanOrEqual(4);
});

it('a loop that ends during the wait does not reconnect', async () => {
  const { openedAt, end } = follow(60, (facts) => new RateLimitedError(facts));
  await vi.advanceTimersByTimeAsync(30_000);

  await end();

  expect(openedAt).toHaveLength(2);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageViewQueue } from './page-view-queue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = new Date('2026-11-20T03:00:00.000Z');

describe('page views', () => {
  it('are sent in one batch after ten seconds', () => {
    const send = vi.fn(async () => undefined);
    const queue = createPageViewQueue();
    queue.sendWith(send);

    queue.add('/orders', at);
    queue.add('/orders/:id', at);
    vi.advanceTimersByTime(10_000);

    expect(send).toHaveBeenCalledExactlyOnceWith([
      { route: '/orders', at: '2026-11-20T03:00:00.000Z' },
      { route: '/orders/:id', at: '2026-11-20T03:00:00.000Z' },
    ]);
  });

  it('are sent immediately when twenty are queued', () => {
    const send = vi.fn(async () => undefined);
    const queue = createPageViewQueue();
    queue.sendWith(send);

    for (let count = 0; count < 20; count += 1) queue.add('/home', at);

    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are sent once when the page is hidden', () => {
    const send = vi.fn(async () => undefined);
    const queue = createPageViewQueue();
    queue.sendWith(send);
    queue.add('/home', at);

    queue.flush();
    vi.advanceTimersByTime(20_000);

    expect(send).toHaveBeenCalledTimes(1);
  });

  it('are dropped silently when the server is unreachable', async () => {
    const queue = createPageViewQueue();
    queue.sendWith(() => Promise.reject(new Error('offline')));
    queue.add('/home', at);

    queue.flush();

    await expect(vi.advanceTimersByTimeAsync(0)).resolves.not.toThrow();
  });
});

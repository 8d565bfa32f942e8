import type { Clock } from '../session/clock.ts';

/**
 * The result of `work` if it completes before the caller's signal aborts and before `timeoutMs` (no limit if beyond what timers can
 * count); otherwise rejects with the reason. The work gets a signal, but is not waited for, because a custom `fetch` may ignore it.
 * Uses its own timers and listeners and removes them after the call: `AbortSignal.timeout` would keep each for 30 seconds, a hundred
 * thousand in a busy server. `AbortSignal.any` leaks while the caller's signal lives (nodejs/node#54614, denoland/deno#24842) and is
 * missing before Node 20.3.
 */
export const within = async <T>(
  caller: AbortSignal | undefined,
  timeoutMs: number,
  clock: Clock,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> => {
  caller?.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const leave = () => controller.abort(caller?.reason);
  const timer =
    timeoutMs < 2e9 &&
    clock.after(timeoutMs, () =>
      controller.abort(new DOMException(`No answer in ${timeoutMs | 0} ms`, 'TimeoutError')),
    );
  caller?.addEventListener('abort', leave);
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work(signal).then(resolve, reject);
  }).finally(() => {
    clock.cancel(timer);
    caller?.removeEventListener('abort', leave);
  });
};

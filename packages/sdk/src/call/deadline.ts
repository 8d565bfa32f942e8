import type { Clock } from '../session/clock.ts';

/**
 * What `work` comes to, if it is done before the caller's signal aborts and `timeoutMs` are over (never if that is more than timers
 * can count); else it rejects with the reason. The work is told by the signal it is given, and not waited for: a `fetch` of the
 * caller's own may heed none. Own timers and listeners, taken away when the call is over: `AbortSignal.timeout` would keep each for
 * 30 seconds, a hundred thousand of them in a busy server, and `AbortSignal.any` keeps what it made for as long as the caller's
 * signal lives (nodejs/node#54614, denoland/deno#24842) and is missing before Node 20.3.
 */
export async function within<T>(
  caller: AbortSignal | undefined,
  timeoutMs: number,
  clock: Clock,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
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
}

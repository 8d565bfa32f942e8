import type { Clock } from './session/clock.ts';

/**
 * A signal that aborts with the caller's or after `timeoutMs` (never if that is more than timers can count). Own timers and
 * listeners, taken away when the call is over: `AbortSignal.timeout` would keep each for 30 seconds, a hundred thousand of them
 * in a busy server, and `AbortSignal.any` keeps what it made for as long as the caller's signal lives (nodejs/node#54614,
 * denoland/deno#24842) and is missing before Node 20.3.
 */
export function createDeadline(signal: AbortSignal | undefined, timeoutMs: number, clock: Clock) {
  const controller = new AbortController();
  const leave = () => controller.abort(signal?.reason);
  const timer =
    timeoutMs < 2e9 &&
    clock.after(timeoutMs, () =>
      controller.abort(new DOMException(`No answer in ${timeoutMs | 0} ms`, 'TimeoutError')),
    );
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  return {
    signal: controller.signal,
    over: () => {
      clock.cancel(timer);
      signal?.removeEventListener('abort', leave);
    },
  };
}

/**
 * A signal that aborts with the caller's or after `timeoutMs` (0: never). Own timers and listeners, taken away when the call is
 * over: `AbortSignal.timeout` would keep each for 30 seconds, a hundred thousand of them in a busy server.
 */
export function createDeadline(signal: AbortSignal | undefined, timeoutMs: number) {
  const controller = new AbortController();
  const leave = () => controller.abort(signal?.reason);
  const timer =
    timeoutMs > 0 &&
    setTimeout(
      () => controller.abort(new DOMException(`No answer in ${timeoutMs} ms`, 'TimeoutError')),
      timeoutMs,
    );
  if (signal?.aborted) leave();
  signal?.addEventListener('abort', leave);
  return {
    signal: controller.signal,
    over: () => {
      if (timer) clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
    },
  };
}

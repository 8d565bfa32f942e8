import { createDeadline } from './deadline.ts';
import type { Clock } from './session/clock.ts';

/** Waits, at most until the signal ends it or the work is done. */
export const pause = (
  clock: Clock,
  delayMs: number,
  caller: AbortSignal | undefined,
  work?: Promise<unknown>,
) =>
  new Promise<void>((resolve, reject) => {
    const { signal, over } = createDeadline(caller, delayMs, clock);
    const end = () => resolve(over());
    if (signal.aborted) end();
    signal.addEventListener('abort', end);
    void work?.then(end, reject);
  });

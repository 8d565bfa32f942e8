import { createDeadline } from './deadline.ts';
import type { Clock } from './session/clock.ts';

/** Waits, at most until the signal ends it. */
export const pause = (clock: Clock, delayMs: number, caller: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const { signal, over } = createDeadline(caller, delayMs, clock);
    const done = () => resolve(over());
    if (signal.aborted) done();
    signal.addEventListener('abort', done);
  });

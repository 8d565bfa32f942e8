import { createDeadline } from '../deadline.ts';
import type { Clock } from './clock.ts';

/** What the work comes to; undefined when the caller leaves or the time is over before. The work goes on. */
export function inTime<T>(
  work: Promise<T>,
  caller: AbortSignal | undefined,
  leftMs: number,
  clock: Clock,
): Promise<T | undefined> {
  const { signal, over } = createDeadline(caller, leftMs, clock);
  const left = new Promise<undefined>((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined));
  });
  return Promise.race([work, left]).finally(over);
}

import { within } from './deadline.ts';
import type { Clock } from '../session/clock.ts';

/** Waits until the delay is over or the signal aborts. */
export const pause = (clock: Clock, delayMs: number, caller: AbortSignal | undefined): Promise<void> =>
  within(caller, delayMs, clock, () => new Promise<void>(() => {})).catch(() => {});

import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import type { SandboxClockProblemCode } from './problems.ts';

/**
 * In sandbox a merchant may move the clock by which the rules of the day go, to see pauses, schedules and windows happen. What
 * happened keeps its real time, and so does whatever guards the account: sessions, codes, keys.
 */
export interface ClockAhead {
  /** How far the merchant's clock is ahead of the real one, in milliseconds; 0 in live. */
  readonly clockAheadMs: number;
}

/** Far enough for a month's end and for what happens after it. */
export const CLOCK_POLICY = { mostDaysAhead: 31 } as const;

const DAY_MS = 86_400_000;

/** What the rules of the day take for now. */
export function calendarNow(now: Instant, { clockAheadMs }: ClockAhead): Date {
  return new Date(new Date(now).getTime() + clockAheadMs);
}

/** How far ahead the clock is when it shows this moment now. It never shows the past: what is over stays over. */
export function decideClock(
  moment: Instant,
  { now }: { now: Instant },
): Result<number, SandboxClockProblemCode> {
  const ahead = new Date(moment).getTime() - new Date(now).getTime();
  const { mostDaysAhead: days } = CLOCK_POLICY;
  return ahead >= 0 && ahead <= days * DAY_MS ? ok(ahead) : err('DPAY_CLOCK_OUT_OF_RANGE', { days });
}

import { err, type Instant, ok, type Result } from '../kernel/index.ts';
import type { SandboxClockProblemCode } from './problems.ts';

/**
 * In sandbox, a merchant may move the clock that daily rules use, to try pauses, schedules and windows. Events keep their real time,
 * and so does account security: sessions, codes, keys.
 */
export type ClockAhead = {
  /** Milliseconds by which the merchant's clock is ahead of the real one; 0 in live mode. */
  readonly clockAheadMs: number;
};

/** Enough for the end of a month and what follows. */
export const CLOCK_POLICY = { mostDaysAhead: 31 } as const;

const DAY_MS = 86_400_000;

/** The current time for daily rules. */
export const calendarNow = (now: Instant, { clockAheadMs }: ClockAhead): Date =>
  new Date(new Date(now).getTime() + clockAheadMs);

/** How far ahead the clock must be to show this time now. It can never be set to the past. */
export const decideClock = (
  moment: Instant,
  { now }: { now: Instant },
): Result<number, SandboxClockProblemCode> => {
  const ahead = new Date(moment).getTime() - new Date(now).getTime();
  const { mostDaysAhead: days } = CLOCK_POLICY;
  return ahead >= 0 && ahead <= days * DAY_MS ? ok(ahead) : err('DPAY_CLOCK_OUT_OF_RANGE', { days });
};

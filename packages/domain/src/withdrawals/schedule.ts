import {
  type CalendarDate,
  err,
  type Instant,
  isInDailyWindow,
  jakartaDate,
  jakartaDayBounds,
  ok,
  type Result,
  rupiah,
  type Rupiah,
} from '../kernel/index.ts';
import { POLICIES } from '../policy/index.ts';
import { decideWithdrawal, SMALLEST_WITHDRAWAL } from './decide.ts';
import type { WithdrawalProblemCode } from './problems.ts';

/** A time of day in Jakarta. */
export type TimeOfDay = {
  readonly hour: number;
  readonly minute: number;
};

export type WithdrawalSchedule = {
  readonly enabled: boolean;
  /** Rupiah; null for the whole balance. */
  readonly amount: Rupiah | null;
  /** When it was last changed; it applies from then on. */
  readonly changedAt: Instant;
} & TimeOfDay;

/** When a schedule really runs: withdrawals pause before midnight, so a time in the pause runs when the pause ends. */
export const runTimeOf = (time: TimeOfDay): TimeOfDay => {
  const { pause } = POLICIES.withdraw;
  if (!pause || !isInDailyWindow(momentOf('2026-01-01', time), pause)) return time;
  const [hour = 0, minute = 0] = pause.to.split(':').map(Number);
  return { hour, minute };
};

/** The balance at the time of a run is unknown, so only the limits are checked; the whole balance is always valid. */
export const decideScheduleAmount = (
  amount: Rupiah | null,
  { maximum }: { maximum: Rupiah },
): Result<true, WithdrawalProblemCode> => {
  if (amount === null) return ok(true);
  const decided = decideWithdrawal(amount, { available: amount, maximum });
  return decided.ok ? ok(true) : decided;
};

export type ScheduledRuns = {
  /** The Jakarta day whose run is due now; null if none is. */
  readonly due: CalendarDate | null;
  /** When it next runs, unless it is changed; null while switched off. */
  readonly next: Date | null;
  /** Whether it still runs today, and if not, why; null while switched off. */
  readonly today: 'to_run' | 'ran' | 'passed' | null;
};

/**
 * Which run is due, and which is next. It runs at most once per Jakarta day, even if the schedule or the clock changes. A missed run is
 * made up on the same day only. If the time had passed when the schedule was changed, it starts the next day.
 */
export const decideRuns = (
  schedule: WithdrawalSchedule,
  { now, ranOn }: { now: Instant; ranOn: readonly CalendarDate[] },
): ScheduledRuns => {
  if (!schedule.enabled) return { due: null, next: null, today: null };
  const time = new Date(now).getTime();
  const changed = new Date(schedule.changedAt).getTime();
  const at = runTimeOf(schedule);
  const runOn = (day: CalendarDate): number | null => {
    const moment = momentOf(day, at).getTime();
    return moment < changed || ranOn.includes(day) ? null : moment;
  };
  const today = jakartaDate(now);
  const moment = runOn(today);
  const isDue = moment !== null && moment <= time;
  let day = today;
  let next = isDue ? null : moment;
  while (next === null) {
    day = dayAfter(day);
    next = runOn(day);
  }
  const ranToday = ranOn.includes(today);
  return {
    due: isDue ? today : null,
    next: new Date(next),
    today: ranToday ? 'ran' : moment === null ? 'passed' : 'to_run',
  };
};

/** The amount a run withdraws from the balance. A refusal is stored with the run, and nothing is withdrawn that day. */
export const decideScheduledAmount = (
  wanted: Rupiah | null,
  { available, maximum }: { available: Rupiah; maximum: Rupiah },
): Result<Rupiah, WithdrawalProblemCode> => {
  if (wanted !== null) return decideWithdrawal(wanted, { available, maximum });
  if (available < SMALLEST_WITHDRAWAL) {
    return err('DPAY_INSUFFICIENT_BALANCE', { available, needed: SMALLEST_WITHDRAWAL });
  }
  return ok(rupiah(Math.min(available, maximum)));
};

const dayAfter = (day: CalendarDate): CalendarDate => jakartaDate(jakartaDayBounds(day).to);

const momentOf = (date: CalendarDate, { hour, minute }: TimeOfDay): Date =>
  new Date(jakartaDayBounds(date).from.getTime() + (hour * 60 + minute) * 60_000);

import {
  addDays,
  type CalendarDate,
  daysBetween,
  err,
  isCalendarDate,
  ok,
  type Result,
} from '../kernel/index.ts';
import { LIST_POLICY } from './policy.ts';
import type { ListProblemCode } from './problems.ts';

/** Days in Jakarta, both included. */
export interface DateRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

export interface DateRangeRequest {
  readonly from?: CalendarDate | undefined;
  readonly to?: CalendarDate | undefined;
}

/** The last seven days, today included. */
export function defaultDateRange(today: CalendarDate): DateRange {
  return lastDays(LIST_POLICY.defaultDays, today);
}

/** What a list will show; a missing end is today, a missing start a week before the end. */
export function decideDateRange(
  request: DateRangeRequest,
  today: CalendarDate,
): Result<DateRange, ListProblemCode> {
  const { earliest, maxDays, defaultDays } = LIST_POLICY;
  const to = request.to ?? today;
  if (!isCalendarDate(to)) return err('DPAY_DATE_INVALID');
  const from = request.from ?? lastDays(defaultDays, to).from;
  if (!isCalendarDate(from)) return err('DPAY_DATE_INVALID');

  // Before the order of the two: with a start alone the end is today, and nobody asked for that order.
  if (from > today || to > today) return err('DPAY_DATE_IN_FUTURE');
  if (to < from) return err('DPAY_DATE_ORDER');
  if (from < earliest) return err('DPAY_DATE_TOO_EARLY', { earliest });
  if (daysIn({ from, to }) > maxDays) return err('DPAY_DATE_RANGE_TOO_LONG', { max_days: maxDays });
  return ok({ from, to });
}

/** Days that a range covers: one for a single day. */
export function daysIn({ from, to }: DateRange): number {
  return daysBetween(from, to) + 1;
}

/** Never before the first day there is data of. */
export function lastDays(days: number, to: CalendarDate): DateRange {
  const from = addDays(to, 1 - days);
  const { earliest } = LIST_POLICY;
  return { from: from < earliest && to >= earliest ? earliest : from, to };
}

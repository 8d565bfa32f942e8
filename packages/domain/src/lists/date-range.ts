import { addDays, type CalendarDate, daysBetween } from '../kernel/index.ts';
import { LIST_POLICY } from './policy.ts';

/** Days in Jakarta, both inclusive. */
export interface DateRange {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** The last seven days, today included. */
export function defaultDateRange(today: CalendarDate): DateRange {
  return lastDays(LIST_POLICY.defaultDays, today);
}

/** Number of days in a range: 1 for a single day. */
export function daysIn({ from, to }: DateRange): number {
  return daysBetween(from, to) + 1;
}

/** Never before the first day of data. */
export function lastDays(days: number, to: CalendarDate): DateRange {
  const from = addDays(to, 1 - days);
  const { earliest } = LIST_POLICY;
  return { from: from < earliest && to >= earliest ? earliest : from, to };
}

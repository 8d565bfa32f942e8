import { addDays, type CalendarDate, daysBetween } from '../kernel/index.ts';
import { LIST_POLICY } from './policy.ts';

/** Days in Jakarta, both inclusive. */
export type DateRange = {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
};

/** The last seven days, today included. */
export const defaultDateRange = (today: CalendarDate): DateRange => lastDays(LIST_POLICY.defaultDays, today);

/** Number of days in a range: 1 for a single day. */
export const daysIn = ({ from, to }: DateRange): number => daysBetween(from, to) + 1;

/** Never before the first day of data. */
export const lastDays = (days: number, to: CalendarDate): DateRange => {
  const from = addDays(to, 1 - days);
  const { earliest } = LIST_POLICY;
  return { from: from < earliest && to >= earliest ? earliest : from, to };
};

import { addDays, type CalendarDate } from '../kernel/index.ts';

export const COHORT_UNITS = ['week', 'month'] as const;

export type CohortUnit = (typeof COHORT_UNITS)[number];

/** The number of weeks or months that the retention shows, the current one included. */
export const COHORT_PERIODS = 12;

/** The first day of the week (Monday) or month of a day. */
export const periodStart = (unit: CohortUnit, date: CalendarDate): CalendarDate => {
  if (unit === 'month') return `${date.slice(0, 7)}-01`;
  // 5 January 1970 was a Monday.
  const weekday = (Math.round(Date.parse(date) / 86_400_000) + 3) % 7;
  return addDays(date, -weekday);
};

/** The first day of the period after one that starts on this day. */
export const nextPeriod = (unit: CohortUnit, start: CalendarDate): CalendarDate =>
  unit === 'week' ? addDays(start, 7) : periodStart('month', addDays(start, 31));

/** The starts of the last periods, oldest first; the current one is the last. */
export const lastPeriods = (unit: CohortUnit, today: CalendarDate): readonly CalendarDate[] => {
  const starts = [periodStart(unit, today)];
  while (starts.length < COHORT_PERIODS) {
    starts.unshift(periodStart(unit, addDays(starts[0] as CalendarDate, -1)));
  }
  return starts;
};

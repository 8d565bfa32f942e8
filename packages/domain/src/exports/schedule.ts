import { addDays, type CalendarDate, jakartaDate } from '../kernel/index.ts';
import type { DateRange } from '../lists/index.ts';

/** A report of the day, week (Monday to Sunday) or month before. */
export const REPORT_PERIODS = ['day', 'week', 'month'] as const;
export type ReportPeriod = (typeof REPORT_PERIODS)[number];

/** At 06:00 in Jakarta, when the payments of the night are settled and nobody waits for the server. */
export const REPORT_HOUR = 6;
/** Of one person. */
export const MOST_REPORTS = 20;

const weekday = (date: CalendarDate): number => (new Date(date).getUTCDay() + 6) % 7;
const firstOfMonth = (date: CalendarDate): CalendarDate => `${date.slice(0, 8)}01`;

/** The day on or before this one on which a report is made: any day, a Monday, or the first of a month. */
const madeOn = (period: ReportPeriod, date: CalendarDate): CalendarDate => {
  if (period === 'day') return date;
  return period === 'week' ? addDays(date, -weekday(date)) : firstOfMonth(date);
};

const nextAfter = (period: ReportPeriod, date: CalendarDate): CalendarDate => {
  if (period === 'day') return addDays(date, 1);
  return period === 'week' ? addDays(date, 7) : firstOfMonth(addDays(firstOfMonth(date), 31));
};

const at = (date: CalendarDate): Date => new Date(`${date}T0${REPORT_HOUR}:00:00+07:00`);

/** The first time after this moment. A time that was missed is not made up for. */
export const nextReportAt = (period: ReportPeriod, now: Date): Date => {
  const day = madeOn(period, jakartaDate(now));
  return at(day) > now ? at(day) : at(nextAfter(period, day));
};

/** The days of the report that is made at this time: those of the whole period before. */
export const reportDays = (period: ReportPeriod, madeAt: Date): DateRange => {
  const day = madeOn(period, jakartaDate(madeAt));
  const to = addDays(day, -1);
  if (period === 'month') return { from: firstOfMonth(to), to };
  return { from: period === 'week' ? addDays(day, -7) : to, to };
};

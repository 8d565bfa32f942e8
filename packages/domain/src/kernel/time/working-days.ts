import { DateTime } from 'luxon';
import type { CalendarDate } from './time.ts';

/**
 * The n-th working day after a date (T+n). Skips Saturdays, Sundays and the given holidays, also as the first day. This is the only
 * file that loads luxon, so that pages that only show dates do not bundle it.
 */
export const addWorkingDays = (
  date: CalendarDate,
  days: number,
  holidays: Pick<ReadonlySet<CalendarDate>, 'has'>,
): CalendarDate => {
  let day = DateTime.fromISO(date, { zone: 'utc' });
  for (let left = days; left > 0;) {
    day = day.plus({ days: 1 });
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day.toFormat('yyyy-MM-dd');
};

const isWorkingDay = (day: DateTime, holidays: Pick<ReadonlySet<CalendarDate>, 'has'>): boolean =>
  !day.isWeekend && !holidays.has(day.toFormat('yyyy-MM-dd'));

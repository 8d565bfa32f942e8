import { DateTime } from 'luxon';
import type { CalendarDate } from './time.ts';

/**
 * The n-th working day after a date (T+n). Saturdays, Sundays and the given holidays are not worked,
 * whether the count begins on one of them or meets them on its way.
 * The one file that loads luxon: pages that only show dates leave it out of their bundle.
 */
export function addWorkingDays(
  date: CalendarDate,
  days: number,
  holidays: ReadonlySet<CalendarDate>,
): CalendarDate {
  let day = DateTime.fromISO(date, { zone: 'utc' });
  for (let left = days; left > 0;) {
    day = day.plus({ days: 1 });
    if (isWorkingDay(day, holidays)) left -= 1;
  }
  return day.toFormat('yyyy-MM-dd');
}

function isWorkingDay(day: DateTime, holidays: ReadonlySet<CalendarDate>): boolean {
  return !day.isWeekend && !holidays.has(day.toFormat('yyyy-MM-dd'));
}

import { addDays, type CalendarDate } from '@dasbor/domain/kernel';
import type { AnalyticsRange } from '../../../shared/paths/analytics.ts';

export type DaysQuery = { from: CalendarDate; to?: CalendarDate };

/** A number of days names no end, because the server's day counts. */
export const daysQuery = (range: AnalyticsRange, today: CalendarDate): DaysQuery =>
  'days' in range ? { from: addDays(today, 1 - range.days) } : range;

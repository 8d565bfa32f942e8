import { type CalendarDate, jakartaDate } from '@dasbor/domain/kernel';
import type { Notification } from '../api/types.ts';

/** In the order of the rows. */
export const byDay = (
  rows: readonly Notification[],
): readonly { day: CalendarDate; rows: readonly Notification[] }[] => {
  const days = Map.groupBy(rows, ({ created_at: at }) => jakartaDate(at));
  return [...days].map(([day, ofDay]) => ({ day, rows: ofDay }));
};

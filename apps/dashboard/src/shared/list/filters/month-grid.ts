import { addDays, type CalendarDate } from '@dasbor/domain/kernel';
import type { DateRange } from '@dasbor/domain/lists';

/** The weeks of a month from Monday to Sunday; null for days of other months. */
export const weeksOf = (month: CalendarDate): readonly (readonly (CalendarDate | null)[])[] => {
  const first = firstOf(month);
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7;
  const days: (CalendarDate | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; sameMonth(day, first); day = addDays(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
};

export const firstOf = (date: CalendarDate): CalendarDate => `${date.slice(0, 7)}-01`;

/** The same day in the previous or next month, or that month's last day if it is shorter. */
export const addMonths = (date: CalendarDate, months: 1 | -1): CalendarDate => {
  const first = firstOf(date);
  const target = months === 1 ? firstOf(addDays(first, 31)) : firstOf(addDays(first, -1));
  const wanted = addDays(target, Number(date.slice(8)) - 1);
  return sameMonth(wanted, target) ? wanted : addDays(firstOf(addDays(target, 31)), -1);
};

export const sameMonth = (one: CalendarDate, other: CalendarDate): boolean =>
  one.slice(0, 7) === other.slice(0, 7);

/** The first press starts a range and the second ends it, in either order. */
export const rangeBetween = (one: CalendarDate, other: CalendarDate): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

const STEPS: Readonly<Record<string, (day: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** The day that a key moves to, clamped to the selectable days. */
export const dayAfterKey = (key: string, day: CalendarDate, { from, to }: DateRange): CalendarDate | null => {
  const next = STEPS[key]?.(day);
  if (!next) return null;
  return next < from ? from : next > to ? to : next;
};

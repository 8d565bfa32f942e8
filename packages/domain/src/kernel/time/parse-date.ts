import { type CalendarDate, isCalendarDate } from './time.ts';

/**
 * Reads a typed day: `20 Nov 2026`, `20 November 2026`, `20/11/2026`, `20-11-2026`, `20.11.2026` or `2026-11-20`. The day precedes the
 * month in both languages. Null for ambiguous input.
 */
export const parseDate = (text: string): CalendarDate | null => {
  const [, day, month, year] = SPOKEN.exec(text.trim()) ?? [];
  if (!day || !month || !year) return isCalendarDate(text.trim()) ? text.trim() : null;

  const number = /^\d/.test(month) ? month : monthNamed(month);
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : null;
};

const SPOKEN = /^(\d{1,2})(?:\s*[/.-]\s*(?=\d)|\s+)(\d{1,2}|[a-z]{3,10})(?:\s*[/.-]\s*|\s+)(\d{4})$/i;

// Both languages at once: no month name is a prefix of another month's name in the other language.
const MONTHS = [
  ['januari', 'january'],
  ['februari', 'february'],
  ['maret', 'march'],
  ['april'],
  ['mei', 'may'],
  ['juni', 'june'],
  ['juli', 'july'],
  ['agustus', 'august', 'agt'],
  ['september'],
  ['oktober', 'october'],
  ['november'],
  ['desember', 'december'],
];

/** Three letters or more: `Nov`, `Nove`, `November`. */
const monthNamed = (text: string): number =>
  MONTHS.findIndex((names) => names.some((name) => name.startsWith(text.toLowerCase()))) + 1;

import { type CalendarDate, isCalendarDate, parseDate } from '../../kernel/index.ts';
import type { Period } from '../types.ts';

// A time may follow: `10:15:00`, `10.15`, `T10:15`, `10:15 WIB`.
const TIME = /[T\s]+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\.\d+)?\s*[A-Z]*$/i;
const SHORT_YEAR = /^(\d{1,2})([/.-])(\d{1,2}|[a-z]{3,10})\2(\d{2})$/i;
const NO_YEAR = /^(\d{1,2})[/.-](\d{1,2})$/;
const COMPACT = /^(20\d{2})(\d{2})(\d{2})$/;
/** The century of a year of two digits. */
const CENTURY = '20';

export type ReadDay = CalendarDate | 'year-missing' | null;

/**
 * A day as banks write it: `05/11/2026`, `05-11-26`, `2026-11-05`, `5 November 2026 10:15:00`. KlikBCA leaves out the year (`05/11`), so
 * the period of the statement gives it.
 */
export const readStatementDay = (text: string, period: Period | undefined): ReadDay => {
  // KlikBCA writes an apostrophe so that Excel keeps the text.
  const day = text.replace(/^'/, '').trim().replace(TIME, '').trim();
  const [, date, month] = NO_YEAR.exec(day) ?? [];
  if (date && month) return period ? withYear(date, month, period) : 'year-missing';
  const [, compactYear, compactMonth, compactDay] = COMPACT.exec(day) ?? [];
  if (compactYear) return existing(`${compactYear}-${compactMonth}-${compactDay}`);
  const full = day.replace(SHORT_YEAR, `$1$2$3$2${CENTURY}$4`);
  return parseDate(/[a-z]/i.test(full) ? full.replaceAll('-', ' ') : full);
};

/** Within the period if possible: a statement may span New Year. */
const withYear = (date: string, month: string, { from, to }: Period): CalendarDate | null => {
  const years = new Set([to.slice(0, 4), from.slice(0, 4)]);
  const days = [...years].map((year) =>
    existing(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`),
  );
  return (
    days.find((day) => day !== null && day >= from && day <= to) ?? days.find((day) => day !== null) ?? null
  );
};

const existing = (date: string): CalendarDate | null => (isCalendarDate(date) ? date : null);

// Two days in one text: `Periode : 01/11/2026 - 30/11/2026`.
const DAY = String.raw`(\d{4}-\d{2}-\d{2}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2}[\s-][a-z]{3,10}[\s-]\d{2,4})`;
const PERIOD = new RegExp(
  String.raw`${DAY}\s*(?:-|–|—|s/d|s\.d\.?|sampai(?: dengan)?|to|hingga)\s*${DAY}`,
  'i',
);

/** The period that a title above the transactions names. */
export const periodIn = (text: string): Period | undefined => {
  const [, first, last] = PERIOD.exec(text) ?? [];
  const from = first ? readStatementDay(first, undefined) : null;
  const to = last ? readStatementDay(last, undefined) : null;
  if (!from || !to || from === 'year-missing' || to === 'year-missing' || from > to) return undefined;
  return { from, to };
};

import type { Language } from '../text/language.ts';
import type { CalendarDate } from '../time/time.ts';

/** `Senin, 23 Nov 2026`. */
export const formatDay = (date: CalendarDate, language: Language): string => {
  const { weekday, day, month, year } = read(withWeekday[language], date);
  return `${weekday}, ${day} ${month} ${year}`;
};

/** `20 Nov`, `20–22 Nov`, `28 Feb – 2 Mar`: days of which the year is clear. */
export const formatDays = (from: CalendarDate, to: CalendarDate, language: Language): string => {
  const [first, last] = [from, to].map((date) => read(withWeekday[language], date)) as [Parts, Parts];
  const end = `${last.day} ${last.month}`;
  if (from === to) return end;
  return from.slice(0, 7) === to.slice(0, 7) ? `${first.day}–${end}` : `${first.day} ${first.month} – ${end}`;
};

/** `Sen`, for the head of a calendar. */
export const formatWeekday = (date: CalendarDate, language: Language): string =>
  read(shortWeekday[language], date).weekday ?? '';

// A calendar date reads as midnight UTC, which is 07.00 of the same day in Jakarta.
const zone = { timeZone: 'Asia/Jakarta', calendar: 'gregory', numberingSystem: 'latn' } as const;
const dayStyle = { ...zone, weekday: 'long', day: 'numeric', month: 'short', year: 'numeric' } as const;
const weekdayStyle = { ...zone, weekday: 'short' } as const;

const withWeekday = {
  id: /* @__PURE__ */ new Intl.DateTimeFormat('id-ID', dayStyle),
  en: /* @__PURE__ */ new Intl.DateTimeFormat('en-US', dayStyle),
};
const shortWeekday = {
  id: /* @__PURE__ */ new Intl.DateTimeFormat('id-ID', weekdayStyle),
  en: /* @__PURE__ */ new Intl.DateTimeFormat('en-US', weekdayStyle),
};

type Parts = Partial<Record<string, string>>;

const read = (format: Intl.DateTimeFormat, date: CalendarDate): Parts =>
  Object.fromEntries(format.formatToParts(new Date(date)).map(({ type, value }) => [type, value]));

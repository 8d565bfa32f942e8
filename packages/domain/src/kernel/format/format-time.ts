import type { Language } from '../text/language.ts';
import type { CalendarDate, Instant } from '../time/time.ts';

/** A log needs more precision, because many entries share a minute. */
export type TimePrecision = 'minute' | 'second' | 'millisecond';

/** `15 Jan 2025, 10.30 WIB`, in a log `10.30.45,120`; English has the colon: `15 Jan 2025, 10:30 WIB`, `10:30:45.120`. */
export const formatDateTime = (
  instant: Instant,
  language: Language,
  precision: TimePrecision = 'minute',
): string => {
  const { day, month, year, hour, minute, second } = read(short[language], instant);
  const time = clock(language, hour, minute, ...(precision === 'minute' ? [] : [second]));
  const thousandths = precision === 'millisecond' ? milliseconds(language, instant) : '';
  return `${day} ${month} ${year}, ${time}${thousandths} WIB`;
};

/** For a tooltip or a copy: `Rabu, 15 Januari 2025, 10.30.45 WIB (GMT+7)`. */
export const formatExact = (instant: Instant, language: Language): string => {
  const { weekday, day, month, year, hour, minute, second } = read(long[language], instant);
  return `${weekday}, ${day} ${month} ${year}, ${clock(language, hour, minute, second)} WIB (GMT+7)`;
};

/** `15 Jan 2025`, for a moment or a calendar date. */
export const formatDate = (when: Instant | CalendarDate, language: Language): string => {
  // A calendar date reads as midnight UTC, which is 07.00 of the same day in Jakarta.
  const { day, month, year } = read(short[language], when);
  return `${day} ${month} ${year}`;
};

/** `November 2026`, for any day of the month. */
export const formatMonth = (date: CalendarDate, language: Language): string => {
  const { month, year } = read(long[language], date);
  return `${month} ${year}`;
};

const zone = {
  timeZone: 'Asia/Jakarta',
  calendar: 'gregory',
  numberingSystem: 'latn',
  hourCycle: 'h23',
} as const;
const shortStyle = {
  ...zone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;
const longStyle = { ...shortStyle, weekday: 'long', month: 'long' } as const;

// en-US for its "Sep": en-GB writes "Sept". The order of the parts is our choice.
const short = {
  id: /* @__PURE__ */ new Intl.DateTimeFormat('id-ID', shortStyle),
  en: /* @__PURE__ */ new Intl.DateTimeFormat('en-US', shortStyle),
};
const long = {
  id: /* @__PURE__ */ new Intl.DateTimeFormat('id-ID', longStyle),
  en: /* @__PURE__ */ new Intl.DateTimeFormat('en-US', longStyle),
};

const read = (format: Intl.DateTimeFormat, instant: Instant): Partial<Record<string, string>> =>
  Object.fromEntries(format.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]));

const clock = (language: Language, ...parts: (string | undefined)[]): string =>
  parts.join(language === 'id' ? '.' : ':');

const milliseconds = (language: Language, instant: Instant): string => {
  const thousandths = new Date(instant).getUTCMilliseconds();
  return `${language === 'id' ? ',' : '.'}${String(thousandths).padStart(3, '0')}`;
};

/** A moment: a Date, or RFC 3339 text from the API. */
export type Instant = Date | string;

/** A day in Jakarta as `YYYY-MM-DD`. */
export type CalendarDate = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Jakarta is GMT+7 all year, without changes in the years this product covers (from 2020). */
const JAKARTA_OFFSET_MS = 7 * HOUR_MS;

export const jakartaDate = (instant: Instant): CalendarDate =>
  new Date(jakartaMs(instant)).toISOString().slice(0, 10);

/** From the first millisecond of the day (inclusive) to that of the next (exclusive). */
export const jakartaDayBounds = (date: CalendarDate): { from: Date; to: Date } => {
  const from = utcMidnight(date) - JAKARTA_OFFSET_MS;
  return { from: new Date(from), to: new Date(from + DAY_MS) };
};

/** An existing day in the form `YYYY-MM-DD`: not 2025-02-29, not 2025-1-5. */
export const isCalendarDate = (text: string): boolean => {
  const [, year, month, day] = WRITTEN_DAY.exec(text) ?? [];
  return Number(day) >= 1 && Number(day) <= daysIn(Number(year), Number(month));
};

const WRITTEN_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const daysIn = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (DAYS[month - 1] ?? 0);

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 10);

/** Whole days between two dates: 0 for the same day, negative if `to` is earlier. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / DAY_MS;

/** Saturday or Sunday. */
export const isWeekend = (date: CalendarDate): boolean =>
  [0, 6].includes(new Date(utcMidnight(date)).getUTCDay());

export type DailyWindow = {
  /** `HH:MM` in Jakarta, inclusive. */
  readonly from: string;
  /** `HH:MM` in Jakarta, exclusive; `00:00` is the end of the day. */
  readonly to: string;
};

/** Whether the time in Jakarta is inside a daily window; a window may span midnight. */
export const isInDailyWindow = (now: Instant, window: DailyWindow): boolean => {
  const clock = jakartaMs(now) % DAY_MS;
  const from = clockMs(window.from);
  const to = clockMs(window.to);
  return from <= to ? clock >= from && clock < to : clock >= from || clock < to;
};

/** The first moment after the window that contains `now`. */
export const endOfDailyWindow = (now: Instant, { to }: DailyWindow): Date => {
  const midnight = Math.floor(jakartaMs(now) / DAY_MS) * DAY_MS;
  const today = midnight + clockMs(to);
  return new Date((today > jakartaMs(now) ? today : today + DAY_MS) - JAKARTA_OFFSET_MS);
};

const jakartaMs = (instant: Instant): number => new Date(instant).getTime() + JAKARTA_OFFSET_MS;

const utcMidnight = (date: CalendarDate): number => Date.parse(`${date}T00:00:00Z`);

const clockMs = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
};

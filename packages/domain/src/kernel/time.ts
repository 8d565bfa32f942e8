/** A moment: a Date, or RFC 3339 text as the API gives it. */
export type Instant = Date | string;

/** A day in Jakarta as `YYYY-MM-DD`. */
export type CalendarDate = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Jakarta is GMT+7 all year and has had no other offset in the years this product knows (from 2020). */
const JAKARTA_OFFSET_MS = 7 * HOUR_MS;

export function jakartaDate(instant: Instant): CalendarDate {
  return new Date(jakartaMs(instant)).toISOString().slice(0, 10);
}

/** The day from its first millisecond up to, and not including, the first of the next. */
export function jakartaDayBounds(date: CalendarDate): { from: Date; to: Date } {
  const from = utcMidnight(date) - JAKARTA_OFFSET_MS;
  return { from: new Date(from), to: new Date(from + DAY_MS) };
}

/** A real day of the calendar, written `YYYY-MM-DD`: not 2025-02-29, not 2025-1-5. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = utcMidnight(text);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Whole days from one date to another: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / DAY_MS;
}

export interface DailyWindow {
  /** `HH:MM` in Jakarta, the first minute inside. */
  readonly from: string;
  /** `HH:MM` in Jakarta, the first minute outside; `00:00` is the end of the day. */
  readonly to: string;
}

/** Whether the Jakarta clock stands inside a window that repeats every day; a window may pass midnight. */
export function isInDailyWindow(now: Instant, window: DailyWindow): boolean {
  const clock = jakartaMs(now) % DAY_MS;
  const from = clockMs(window.from);
  const to = clockMs(window.to);
  return from <= to ? clock >= from && clock < to : clock >= from || clock < to;
}

/** The first moment outside the window that `now` stands in. */
export function endOfDailyWindow(now: Instant, { to }: DailyWindow): Date {
  const midnight = Math.floor(jakartaMs(now) / DAY_MS) * DAY_MS;
  const today = midnight + clockMs(to);
  return new Date((today > jakartaMs(now) ? today : today + DAY_MS) - JAKARTA_OFFSET_MS);
}

function jakartaMs(instant: Instant): number {
  return new Date(instant).getTime() + JAKARTA_OFFSET_MS;
}

function utcMidnight(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function clockMs(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return (hours * 60 + minutes) * 60_000;
}

import { addDays, type DailyWindow, type Instant, jakartaDate } from '@dasbor/domain/kernel';
import { POLICIES } from '@dasbor/domain/policy';

/** A useful time: a minute before or after a pause starts, or the next morning. */
export type ClockMoment = {
  key: string;
  kind: 'before' | 'during' | 'morning';
  /** When the pause starts, in Jakarta. */
  from?: string;
  moment: Date;
};

/** Each at its next occurrence after the clock's current time. */
export const clockMoments = (now: Instant): ClockMoment[] => {
  const around = pauses().flatMap(({ from }) =>
    (['before', 'during'] as const).map((kind) => {
      const begins = next(from, now);
      const moment = new Date(begins.getTime() + (kind === 'before' ? -MINUTE_MS : MINUTE_MS));
      return { key: `${kind} ${from}`, kind, from, moment };
    }),
  );
  return [...around, { key: 'morning', kind: 'morning', moment: at(addDays(jakartaDate(now), 1), '08:00') }];
};

/** Parses `2026-11-20T23:30` from a datetime field as Jakarta time; null for anything else. */
export const momentOf = (local: string): Date | null => {
  const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? new Date(`${local}:00+07:00`) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment : null;
};

export const localOf = (moment: Instant): string =>
  new Date(new Date(moment).getTime() + JAKARTA_MS).toISOString().slice(0, 16);

const MINUTE_MS = 60_000;
const JAKARTA_MS = 7 * 60 * MINUTE_MS;

const pauses = (): readonly DailyWindow[] => {
  const all = Object.values(POLICIES).flatMap(({ pause }) => (pause ? [pause] : []));
  return [...new Map(all.map((pause) => [pause.from, pause])).values()].toSorted((a, b) =>
    a.from.localeCompare(b.from),
  );
};

// A minute of margin, so that "before" is still in the future.
const next = (clock: string, now: Instant): Date => {
  const today = jakartaDate(now);
  const moment = at(today, clock);
  return moment.getTime() - MINUTE_MS > new Date(now).getTime() ? moment : at(addDays(today, 1), clock);
};

const at = (day: string, clock: string): Date => new Date(`${day}T${clock}:00+07:00`);

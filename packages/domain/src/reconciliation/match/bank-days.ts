import type { CalendarDate } from '../../kernel/index.ts';
import { BANK_DAYS } from '../policy.ts';
import type { RecordKind } from '../types.ts';

const DAY_MS = 86_400_000;
/** Longer than any holiday. */
const MOST_DAYS = 31;

export const dayNumber = (date: CalendarDate): number => Date.parse(date) / DAY_MS;

/** The first and last day on which the bank may book a record, as day numbers. Remembers each day, because records share them. */
export const bankDays = (holidays: Pick<ReadonlySet<CalendarDate>, 'has'>) => {
  const seen = new Map<string, readonly [first: number, last: number]>();
  const isWorkingDay = (day: number): boolean => {
    const date = new Date(day * DAY_MS);
    return date.getUTCDay() % 6 !== 0 && !holidays.has(date.toISOString().slice(0, 10));
  };
  /** The last day before the working day that follows the n-th one: weekends and holidays still count as the day before. */
  const away = (day: number, workingDays: number, step: 1 | -1): number => {
    let left = workingDays;
    let at = day;
    for (let days = 0; days < MOST_DAYS; days += 1) {
      if (isWorkingDay(at + step)) left -= 1;
      if (left < 0) break;
      at += step;
    }
    return at;
  };
  return (kind: RecordKind, date: CalendarDate): readonly [first: number, last: number] => {
    const key = `${kind} ${date}`;
    const known = seen.get(key);
    if (known) return known;
    const { early, late } = BANK_DAYS[kind];
    const day = dayNumber(date);
    const days = [early === 0 ? day : away(day, early, -1), away(day, late, 1)] as const;
    seen.set(key, days);
    return days;
  };
};

import { addDays } from '@dasbor/domain/kernel';

/** The days in rows from Monday to Sunday; null before the first day and after the last one. */
export const weeksOf = <Day extends { date: string }>(days: readonly Day[]): (Day | null)[][] => {
  const [first] = days;
  if (!first) return [];
  const before = Array.from({ length: placeInWeek(first.date) }, () => null);
  const cells = [...before, ...days];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, place) => cells[week * 7 + place] ?? null),
  );
};

/** The Monday to Sunday of a week, for the head of the columns. */
export const weekdaysOf = (date: string): string[] =>
  Array.from({ length: 7 }, (_, place) => addDays(date, place - placeInWeek(date)));

/** 0 for Monday. */
const placeInWeek = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

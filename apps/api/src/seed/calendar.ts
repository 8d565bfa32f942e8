import { addDays, jakartaDate, jakartaDayBounds } from '@dasbor/domain/kernel';
import type { Random } from './random.ts';
import { DAY_WEIGHTS, WEEKEND_HOURS, WORKDAY_HOURS } from './shop.ts';

/** The times of orders, oldest first: `days` Jakarta days up to now, each with its own pattern. */
export const orderMoments = (
  random: Random,
  { now, days, perDay }: { now: Date; days: number; perDay: number },
): Date[] => {
  const today = jakartaDate(now);
  const moments: Date[] = [];
  for (let back = days - 1; back >= 0; back -= 1) {
    const midnight = jakartaDayBounds(addDays(today, -back)).from.getTime();
    // 0 is Monday. At noon, UTC has the same weekday as Jakarta.
    const weekday = (new Date(midnight + 12 * 3_600_000).getUTCDay() + 6) % 7;
    const hours = weekday >= 5 ? WEEKEND_HOURS : WORKDAY_HOURS;
    const growth = 1 + 0.18 * (1 - back / days);
    const count = Math.round(perDay * DAY_WEIGHTS[weekday]! * growth * (0.88 + 0.24 * random.next()));
    for (let n = 0; n < count; n += 1) {
      const hour = hourBy(random, hours);
      moments.push(new Date(midnight + (hour + random.next()) * 3_600_000));
    }
  }
  return moments.filter((moment) => moment < now).toSorted((a, b) => a.getTime() - b.getTime());
};

const hourBy = (random: Random, weights: readonly number[]): number => {
  let left = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  const hour = weights.findIndex((weight) => (left -= weight) < 0);
  return hour < 0 ? 12 : hour;
};

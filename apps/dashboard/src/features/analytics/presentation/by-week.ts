import { periodStart } from '@dasbor/domain/analytics';

type Day = { date: string; count: number; amount: number };

/** More bars than this are thinner than the gaps between them. */
const MOST_BARS = 92;

/** The days, or their weeks if there are too many days for a chart. A week has the date of its first day in the range. */
export const barsOf = (days: readonly Day[]): { isByWeek: boolean; bars: readonly Day[] } => {
  if (days.length <= MOST_BARS) return { isByWeek: false, bars: days };
  const weeks = [...Map.groupBy(days, ({ date }) => periodStart('week', date)).values()];
  return {
    isByWeek: true,
    bars: weeks.map((week) => ({
      date: (week[0] as Day).date,
      count: week.reduce((sum, { count }) => sum + count, 0),
      amount: week.reduce((sum, { amount }) => sum + amount, 0),
    })),
  };
};

import type { CalendarDate } from '@dasbor/domain/kernel';
import type { CohortRow } from './repository.ts';

/** The customers who first paid in each of the periods, and how many of them paid in each later one. */
export const toCohorts = (periods: readonly CalendarDate[], rows: readonly CohortRow[]) => {
  const counted = new Map(
    rows.map(({ period, cohort, customers }) => [`${cohort} ${period}`, Number(customers)]),
  );
  return periods.map((cohort, index) => ({
    cohort,
    periods: periods
      .slice(index)
      .map((period) => ({ period, customers: counted.get(`${cohort} ${period}`) ?? 0 })),
  }));
};

/** The customers who paid in each period, and those among them who had first paid in an earlier one. */
export const toReturning = (periods: readonly CalendarDate[], rows: readonly CohortRow[]) =>
  periods.map((period) => {
    const sum = (wanted: readonly CohortRow[]) =>
      wanted.reduce((total, { customers }) => total + Number(customers), 0);
    const of = rows.filter((row) => row.period === period);
    return { period, customers: sum(of), returning: sum(of.filter(({ cohort }) => cohort < period)) };
  });

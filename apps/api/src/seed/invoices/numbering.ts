import { numberInSeries, numberSeries } from '@dasbor/domain/invoices';
import type { CalendarDate } from '@dasbor/domain/kernel';

/** Running numbers of a template, and the rows of their series. */
export const numberingOf = (template: string, mode: string) => {
  const last = new Map<string, number>();
  return {
    next: (date: CalendarDate): string => {
      const series = numberSeries(template, date);
      const count = (last.get(series) ?? 0) + 1;
      last.set(series, count);
      return numberInSeries(series, count);
    },
    series: () => [...last].map(([series, count]) => ({ mode, series, last: count })),
  };
};

import { numberInSeries, numberSeries } from '@dasbor/domain/invoices';
import type { Tx } from '../../platform/db/tx.ts';
import { nextInSeries, takenNumbers } from './repository.ts';
import type { InvoiceRow } from './rows.ts';
import { readInvoiceSettings } from './settings-repository.ts';

/** The numbers of invoices that are issued: their own, or the next of the series of their dates, which are locked for others. */
export const numbersFor = async (
  tx: Tx,
  drafts: readonly Pick<InvoiceRow, 'id' | 'number' | 'start_date'>[],
): Promise<ReadonlyMap<string, string>> => {
  const { number_template: template } = await readInvoiceSettings(tx);
  const numbers = new Map(drafts.flatMap(({ id, number }) => (number === null ? [] : [[id, number]])));
  const own = new Set([...numbers.values()].map((number) => number.toLowerCase()));
  const without = drafts.filter(({ number }) => number === null);
  const bySeries = Map.groupBy(without, ({ start_date: date }) => numberSeries(template, date));
  // In one order, so that two calls with several series wait for each other instead of both.
  for (const series of [...bySeries.keys()].toSorted()) {
    const waiting = bySeries.get(series) ?? [];
    const next = await freeNumbers(tx, series, { count: waiting.length, own });
    waiting.forEach(({ id }, index) => numbers.set(id, next[index] as string));
  }
  return numbers;
};

/** A number that somebody gave to another invoice is skipped. */
const freeNumbers = async (
  tx: Tx,
  series: string,
  { count, own }: { count: number; own: ReadonlySet<string> },
): Promise<readonly string[]> => {
  const free: string[] = [];
  while (free.length < count) {
    const wanted = count - free.length;
    const last = await nextInSeries(tx, series, wanted);
    const numbers = Array.from({ length: wanted }, (_, index) =>
      numberInSeries(series, last - wanted + 1 + index),
    );
    const taken = await takenNumbers(tx, numbers);
    free.push(...numbers.filter((number) => !taken.has(number) && !own.has(number.toLowerCase())));
  }
  return free;
};

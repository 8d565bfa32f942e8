import { numberInSeries, numberSeries } from '@dasbor/domain/invoices';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { numbersAskedByFiles } from './repository.ts';
import type { InvoiceRow } from './rows.ts';
import { readInvoiceSettings } from './settings-repository.ts';

/** What has numbers. Each has its own template, and a table of its series. */
export type Numbered = 'invoice' | 'quotation';

const TEMPLATES = { invoice: 'number_template', quotation: 'quotation_template' } as const;

/** The numbers of records that are issued: their own, or the next of the series of their dates, which are locked for others. */
export const numbersFor = async (
  tx: Tx,
  of: Numbered,
  drafts: readonly Pick<InvoiceRow, 'id' | 'number' | 'start_date'>[],
): Promise<ReadonlyMap<string, string>> => {
  const { [TEMPLATES[of]]: template } = await readInvoiceSettings(tx);
  const numbers = new Map(drafts.flatMap(({ id, number }) => (number === null ? [] : [[id, number]])));
  const own = new Set([...numbers.values()].map((number) => number.toLowerCase()));
  const without = drafts.filter(({ number }) => number === null);
  const bySeries = Map.groupBy(without, ({ start_date: date }) => numberSeries(template, date));
  // In one order, so that two calls with several series wait for each other instead of both.
  for (const series of [...bySeries.keys()].toSorted()) {
    const waiting = bySeries.get(series) ?? [];
    const next = await freeNumbers(tx, of, { series, count: waiting.length, own });
    waiting.forEach(({ id }, index) => numbers.set(id, next[index] as string));
  }
  return numbers;
};

/** A number that was given to another record is skipped, and one that a row of a file waits for. */
const freeNumbers = async (
  tx: Tx,
  of: Numbered,
  { series, count, own }: { series: string; count: number; own: ReadonlySet<string> },
): Promise<readonly string[]> => {
  const free: string[] = [];
  while (free.length < count) {
    const wanted = count - free.length;
    const last = await nextInSeries(tx, of, { series, count: wanted });
    const numbers = Array.from({ length: wanted }, (_, index) =>
      numberInSeries(series, last - wanted + 1 + index),
    );
    const taken = await takenNumbers(tx, of, numbers);
    const asked = of === 'invoice' ? await numbersAskedByFiles(tx, numbers) : new Set();
    free.push(
      ...numbers.filter(
        (number) => !taken.has(number) && !asked.has(number) && !own.has(number.toLowerCase()),
      ),
    );
  }
  return free;
};

/** Takes the next numbers of a series and answers the last of them. Another call waits until this one is committed or rolled back. */
const nextInSeries = async (
  tx: Tx,
  of: Numbered,
  { series, count }: { series: string; count: number },
): Promise<number> => {
  const table = seriesOf(of);
  const { last } = await tx.one<{ last: number }>(sql`
    insert into ${table} (merchant_id, mode, series, last)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${series}, ${count})
    on conflict (merchant_id, mode, series) do update set last = ${table}.last + excluded.last
    returning last`);
  return last;
};

/** The number that a record of this day would get. */
export const nextNumber = async (
  tx: Tx,
  of: Numbered,
  { template, date }: { template: string; date: string },
): Promise<string> => {
  const series = numberSeries(template, date);
  const found = await tx.maybe<{ last: number }>(
    sql`select last from ${seriesOf(of)} where series = ${series}`,
  );
  return numberInSeries(series, (found?.last ?? 0) + 1);
};

/**
 * Which of the numbers records have, in upper or lower case, also deleted ones. Two calls for one number wait for each other, and take several
 * in one order.
 */
export const takenNumbers = async (
  tx: Tx,
  of: Numbered,
  numbers: readonly string[],
  exceptId: string | null = null,
): Promise<ReadonlySet<string>> => {
  if (numbers.length === 0) return new Set();
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', ${`${of} number`}::text, current_setting('app.merchant_id'),
                                                            current_setting('app.mode'), key), 0))
      from (select distinct lower(number) as key from unnest(${numbers}::text[]) as number order by key) as wanted`);
  const taken = await tx.rows<{ number: string }>(sql`
    select wanted.number from unnest(${numbers}::text[]) as wanted(number)
     where exists (select from ${sql([of])} i where i.number_key = lower(wanted.number) and i.id is distinct from ${exceptId}::text)`);
  return new Set(taken.map(({ number }) => number));
};

const seriesOf = (of: Numbered) => sql([`${of}_series`]);

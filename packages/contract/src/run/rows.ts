import type { Operation } from '../contract.ts';
import type { Asked, Reply } from '../exchange/exchange.ts';
import { jakartaDay } from '../samples/dates.ts';

export type Row = Readonly<Record<string, unknown>>;
type Query = Asked['query'];

/** What is wrong with a list's rows: fewer than the page size, rows of other days, or missing expanded records. */
export const listProblems = (operation: Operation, reply: Reply, rows: readonly Row[]): string[] => {
  const { query = {} } = reply.asked ?? {};
  return [
    ...otherLength(operation, query, reply),
    ...otherDays(operation, query, rows),
    ...unexpanded(query, rows),
  ];
};

export const rowsIn = ({ json }: Reply): Row[] => {
  const { data } = (json ?? {}) as { data?: unknown };
  return Array.isArray(data) ? (data as Row[]) : [];
};

/** The maximum page size. */
export const longestPage = (operation: Operation): Record<string, string> => {
  const limit = parameterOf(operation, 'limit');
  return limit ? { limit: String(limit['maximum'] ?? 100) } : {};
};

const parameterOf = ({ parameters }: Operation, wanted: string) =>
  parameters.find(({ in: place, name }) => place === 'query' && name === wanted)?.schema;

/** A page that is followed by another has the requested length. */
const otherLength = (operation: Operation, query: Query, reply: Reply): string[] => {
  const { limit = parameterOf(operation, 'limit')?.['default'], action = 'first' } = query;
  const { page } = (reply.json ?? {}) as { page?: Page };
  if (!page || limit === undefined || action === 'last') return [];
  const { length } = rowsIn(reply);
  const wanted = Number(limit);
  const onward = action === 'previous' ? page.previous_cursor : page.next_cursor;
  const isMore = typeof onward === 'string' || (action === 'first' && Number(page.total) > length);
  return length > wanted || (isMore && length < wanted)
    ? [`${wanted} rows are a page, ${length} came${isMore ? ', and there are more' : ''}.`]
    : [];
};

type Page = { next_cursor?: string | null; previous_cursor?: string | null; total?: number };

/** A list by days (`x-ranged-by`) has no row of other days. */
const otherDays = ({ rangedBy }: Operation, { from, to }: Query, rows: readonly Row[]): string[] => {
  const isStray = (day: string | undefined) => isBefore(day, from) || isBefore(to, day);
  const stray = rows.map((row) => row[rangedBy ?? '']).find((at) => isStray(dayOf(at)));
  return stray === undefined
    ? []
    : [`The days ${from ?? '…'} to ${to ?? '…'} were asked for, and a row is of ${String(stray)}.`];
};

export const dayOf = (time: unknown): string | undefined =>
  typeof time === 'string' && !Number.isNaN(Date.parse(time)) ? jakartaDay(time) : undefined;

const isBefore = (day: Query[string] | undefined, other: Query[string] | undefined): boolean =>
  day !== undefined && other !== undefined && day < other;

/** Expanded records come with each record: `customer` for its `customer_id`, or null if it has none. */
export const unexpanded = ({ expand = [] }: Query, rows: readonly Row[]): string[] =>
  [expand].flat().flatMap((name) => {
    const isLacking = (row: Row) => {
      const related = row[name];
      const wanted = row[`${name}_id`];
      if (related === undefined) return true;
      return typeof wanted === 'string' && (related as Row | null)?.['id'] !== wanted;
    };
    return rows.some(isLacking)
      ? [`${name} was to be put into the answer, and a record came without its.`]
      : [];
  });

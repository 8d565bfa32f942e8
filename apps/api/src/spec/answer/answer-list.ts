import { decideAmountRange, laterRange } from '@dasbor/domain/lists';
import type { DateRange } from '@dasbor/domain/lists';
import sql, { empty } from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import { listedDays, withinDays } from '../../platform/list/days.ts';
import type { RangeQuery } from '../../platform/list/days.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { matchesSearch } from '../../platform/list/find.ts';
import { planPage, startPage } from '../../platform/list/page.ts';
import type { ListOrder, Page, PageQuery, PageStart, Placed } from '../../platform/list/page.ts';
import { ok, problem, refuseField } from '../handlers.ts';
import type { Call, Ok, Refusal } from '../handlers.ts';

type ListCall = Pick<Call, 'operationId' | 'session' | 'mode' | 'tx' | 'now' | 'deps'> & {
  query: PageQuery & RangeQuery & { search?: string; filters?: object; count?: boolean };
};

type List<Row extends Placed, Item> = {
  /** For a list that belongs to one record, such as the payments of a settlement: no date range applies. */
  of?: Sql;
  /** Default: newest first. */
  order?: ListOrder<Row>;
  /** The column with account numbers, if callers without the permission see only their last digits. */
  hidden?: Sql;
  /** The condition of a search. Default: any part of the column `search_text`. */
  matching?: (text: string) => Sql;
  /** Extra condition with which a search also matches related rows. */
  orMatches?: ((patterns: Sql) => Sql) | undefined;
  /** The list's own filters, added to the range and the search: `and status = …`. A function gets the days, unless the list has none. */
  filtered: Sql | ((days: DateRange | undefined) => Promise<Sql>);
  select: (tx: Tx, conditions: Sql, window: Sql) => Promise<Row[]>;
  count: (tx: Tx, conditions: Sql) => Promise<number>;
  present: (rows: readonly Row[]) => Promise<Item[]>;
};

/** Answers a page of a list from its query: cursor, days, search and filters. */
export const answerList = async <Row extends Placed, Item>(
  { operationId, query, session, mode, tx, now, deps }: ListCall,
  { of, order, hidden, matching, orMatches, filtered, select, count, present }: List<Row, Item>,
): Promise<Ok<{ data: Item[]; page: Page }> | Refusal> => {
  const { search, filters } = query;
  // A cursor is valid only for the list that issued it.
  const scope = {
    operation: operationId,
    merchantId: session.merchantId,
    mode,
    filter: { search, filters, ...(of && { of: of.values }) },
  };
  const start = startPage(query, scope, deps.cursors);
  if (!start.ok) return refuseField('cursor', start.problem);
  const days = of ? undefined : daysOf(query, start.value, now);
  if (days && !days.ok) return refuseField(days.problem.field, days.problem);
  const amounts = decideAmountRange(amountsOf(filters));
  if (!amounts.ok) {
    const error = { field: 'filters.amount_max', ...amounts.problem };
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [error] });
  }

  const plan = planPage<Row>(query, start.value, { days: days?.value, order });
  const found = matching
    ? sql`${search?.trim() ? sql`and ${matching(search)}` : empty}`
    : matchesSearch(search, { hidden: session.masksPersonalData ? hidden : undefined, orMatches });
  const inRange = days ? withinDays(days.value) : (of ?? empty);
  const narrowed = typeof filtered === 'function' ? await filtered(days?.value) : filtered;
  const conditions = sql`${inRange} ${found} ${narrowed}`;
  const [rowsFound, total] = await Promise.all([
    select(tx, conditions, plan.window),
    query.count ? count(tx, conditions) : undefined,
  ]);
  const { rows, page } = plan.close(rowsFound, total);
  return ok({ data: await present(rows), page });
};

/** The days of the query, or those stored in the cursor. */
const daysOf = (query: RangeQuery, { marker }: PageStart, now: Date) => {
  if (!marker?.days) return listedDays(query, now);
  const value = laterRange(query, marker.days);
  return value
    ? { ok: true as const, value }
    : { ok: false as const, problem: { field: 'cursor', code: 'DPAY_INVALID_CURSOR' } };
};

/** The amount filters have the same names in every list of money. */
const amountsOf = (filters: { amount_min?: number; amount_max?: number } = {}) => ({
  least: filters.amount_min,
  most: filters.amount_max,
});

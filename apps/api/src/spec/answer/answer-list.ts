import { decideAmountRange, laterRange } from '@dasbor/domain/lists';
import sql from 'sql-template-tag';
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
  /** A list of what belongs to one record, such as the payments of a settlement: all of it, whatever its day. */
  of?: Sql;
  /** Newest first unless it is named. */
  order?: ListOrder<Row>;
  /** The column with account numbers, of a list that shows their end alone to those who may not see people's numbers. */
  hidden?: Sql;
  /** Whether a search finds a row by what is kept beside it. */
  orMatches?: ((patterns: Sql) => Sql) | undefined;
  /** What the list's own filters add to the range and the search: `and status = …`. */
  filtered: Sql;
  select: (tx: Tx, conditions: Sql, window: Sql) => Promise<Row[]>;
  count: (tx: Tx, conditions: Sql) => Promise<number>;
  present: (rows: readonly Row[]) => Promise<Item[]>;
};

/** A page of a list from its query: cursor, days, search and filters in, rows and the way to the next page out. */
export const answerList = async <Row extends Placed, Item>(
  { operationId, query, session, mode, tx, now, deps }: ListCall,
  { of, order, hidden, orMatches, filtered, select, count, present }: List<Row, Item>,
): Promise<Ok<{ data: Item[]; page: Page }> | Refusal> => {
  const { search, filters } = query;
  // A cursor works only on the very list that gave it.
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
  const conditions = sql`${days ? withinDays(days.value) : of} ${matchesSearch(search, { hidden: session.masksPersonalData ? hidden : undefined, orMatches })} ${filtered}`;
  const [found, total] = await Promise.all([
    select(tx, conditions, plan.window),
    query.count ? count(tx, conditions) : undefined,
  ]);
  const { rows, page } = plan.close(found, total);
  return ok({ data: await present(rows), page });
};

/** Those of the query, and of a later page those that its cursor was given for. */
const daysOf = (query: RangeQuery, { marker }: PageStart, now: Date) => {
  if (!marker?.days) return listedDays(query, now);
  const value = laterRange(query, marker.days);
  return value
    ? { ok: true as const, value }
    : { ok: false as const, problem: { field: 'cursor', code: 'DPAY_INVALID_CURSOR' } };
};

/** Every list of money is narrowed by these two names. */
const amountsOf = (filters: { amount_min?: number; amount_max?: number } = {}) => ({
  least: filters.amount_min,
  most: filters.amount_max,
});

import { decideAmountRange } from '@dasbor/domain/lists';
import sql from 'sql-template-tag';
import type { Sql } from 'sql-template-tag';
import type { Tx } from '../platform/db/tx.ts';
import { matchesSearch, withinRange } from '../platform/find.ts';
import type { RangeQuery } from '../platform/find.ts';
import { planPage } from '../platform/page.ts';
import type { ListOrder, Page, PageQuery, Placed } from '../platform/page.ts';
import { ok, problem, refuseField } from './handlers.ts';
import type { Call, Ok, Refusal } from './handlers.ts';

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
  /** What the list's own filters add to the range and the search: `and status = …`. */
  filtered: Sql;
  select: (tx: Tx, conditions: Sql, window: Sql) => Promise<Row[]>;
  count: (tx: Tx, conditions: Sql) => Promise<number>;
  present: (rows: readonly Row[]) => Promise<Item[]>;
};

/** A page of a list from its query: cursor, days, search and filters in, rows and the way to the next page out. */
export const answerList = async <Row extends Placed, Item>(
  { operationId, query, session, mode, tx, now, deps }: ListCall,
  { of, order, hidden, filtered, select, count, present }: List<Row, Item>,
): Promise<Ok<{ data: Item[]; page: Page }> | Refusal> => {
  const { from, to, search, filters } = query;
  // A cursor works only on the very list that gave it.
  const scope = {
    operation: operationId,
    merchantId: session.merchantId,
    mode,
    filter: { from, to, search, filters, ...(of && { of: of.values }) },
  };
  const plan = planPage<Row>(query, scope, deps.cursors, order);
  if (!plan.ok) return refuseField('cursor', plan.problem);
  const range = of ? { ok: true as const, value: of } : withinRange(query, now);
  if (!range.ok) return refuseField(range.problem.field, range.problem);
  const amounts = decideAmountRange(amountsOf(filters));
  if (!amounts.ok) {
    const error = { field: 'filters.amount_max', ...amounts.problem };
    return problem('DPAY_INVALID_REQUEST', undefined, { errors: [error] });
  }

  const conditions = sql`${range.value} ${matchesSearch(search, session.masksPersonalData ? hidden : undefined)} ${filtered}`;
  const [found, total] = await Promise.all([
    select(tx, conditions, plan.value.window),
    query.count ? count(tx, conditions) : undefined,
  ]);
  const { rows, page } = plan.value.close(found, total);
  return ok({ data: await present(rows), page });
};

/** Every list of money is narrowed by these two names. */
const amountsOf = (filters: { amount_min?: number; amount_max?: number } = {}) => ({
  least: filters.amount_min,
  most: filters.amount_max,
});

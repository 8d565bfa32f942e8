import sql from 'sql-template-tag';
import { matchesSearch, withinRange } from '../../platform/find.ts';
import { planPage } from '../../platform/page.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { expandOrders } from './expand.ts';
import { orderFilters } from './filters.ts';
import { countOrders, findOrder, selectOrders } from './repository.ts';
import { toOrder } from './rows.ts';

export { syncOrder } from './sync.ts';

export const listOrders: Handler<'listOrders'> = async ({ query, session, mode, tx, now, deps }) => {
  const { from, to, search, filters, expand, count } = query;
  const scope = {
    operation: 'listOrders',
    merchantId: session.merchantId,
    mode,
    filter: { from, to, search, filters },
  };
  const plan = planPage(query, scope, deps.cursors);
  if (!plan.ok) return problem(plan.problem.code);
  const range = withinRange(query, now);
  if (!range.ok) return problem(range.problem.code, range.problem.params);

  const conditions = sql`${range.value} ${matchesSearch(search)} ${orderFilters(filters)}`;
  const [found, total] = await Promise.all([
    selectOrders(tx, conditions, plan.value.window),
    count ? countOrders(tx, conditions) : undefined,
  ]);
  const { rows, page } = plan.value.close(found, total);
  return ok({ data: await expandOrders(tx, rows, { expand, masked: session.masksPersonalData }), page });
};

export const getOrder: Handler<'getOrder'> = async ({ params, query, session, tx }) => {
  const row = await findOrder(tx, params.id);
  if (!row) return problem('DPAY_ORDER_NOT_FOUND');
  const [data] = await expandOrders(tx, [row], { expand: query.expand, masked: session.masksPersonalData });
  return ok({ data: data ?? toOrder(row) });
};

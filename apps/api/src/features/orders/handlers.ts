import { answerList } from '../../spec/answer/answer-list.ts';
import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { ofRenamedCustomers } from '../customers/public.ts';
import { expandOrders } from './expand.ts';
import { orderFilters } from './filters.ts';
import { countOrders, findOrder, selectOrders } from './repository.ts';
import { toWholeOrder } from './rows.ts';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';

export { cancelOrder } from './cancel.ts';
export { createOrder } from './create.ts';
export { syncOrder } from './sync.ts';

export const listOrders: Handler<'listOrders'> = (call) =>
  answerList(call, {
    filtered: orderFilters(call.query.filters),
    orMatches: () => ofRenamedCustomers(call.query.search ?? '', call.session.masksPersonalData),
    select: selectOrders,
    count: countOrders,
    present: (rows) =>
      expandOrders(call.tx, rows, { expand: call.query.expand, masked: call.session.masksPersonalData }),
  });

export const getOrder: Handler<'getOrder'> = async ({ params, query, session, tx, deps }) => {
  const row = await findOrder(tx, params.id);
  if (!row) return problem('DPAY_ORDER_NOT_FOUND');
  const [data] = await expandOrders(tx, [row], { expand: query.expand, masked: session.masksPersonalData });
  const order = { ...toWholeOrder(row, checkoutUrlOf(deps, session)), ...data };
  // The page of an invoice leads to its document, which names the customer.
  const isHidden = session.masksPersonalData && row.invoice_id !== null;
  return ok({ data: isHidden ? { ...order, checkout_url: null } : order });
};

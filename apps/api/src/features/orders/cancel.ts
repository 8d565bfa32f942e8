import { ok, problem } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { endOrder } from '../payments/public.ts';
import { findOrder } from './repository.ts';
import { toOrder } from './rows.ts';

export const cancelOrder: Handler<'cancelOrder'> = async (call) => {
  const order = await findOrder(call.tx, call.params.id);
  if (order?.invoice_id) return problem('DPAY_ORDER_OF_INVOICE');
  const ended = await endOrder(call, call.params.id);
  return 'kind' in ended ? ended : ok({ data: toOrder(ended) });
};

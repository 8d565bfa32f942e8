import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { endOrder } from '../payments/public.ts';
import { toOrder } from './rows.ts';

export const cancelOrder: Handler<'cancelOrder'> = async (call) => {
  const ended = await endOrder(call, call.params.id);
  return 'kind' in ended ? ended : ok({ data: toOrder(ended) });
};

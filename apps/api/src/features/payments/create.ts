import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { chargeOrder } from './charge.ts';
import { toPayment } from './rows.ts';

export const createPayment: Handler<'createPayment'> = async (call) => {
  const { body, session } = call;
  const { merchantId, masksPersonalData } = session;
  const made = await chargeOrder({ ...call, merchantId }, body.order_id, body);
  return 'kind' in made ? made : ok({ data: toPayment(made, masksPersonalData) }, { status: 201 });
};

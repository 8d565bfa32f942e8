import { searchedName } from '@dasbor/domain/customers';
import type { Tx } from '../../platform/db/tx.ts';
import { customersByIds } from '../customers/public.ts';
import { findOrder } from './repository.ts';

/** The name by which the customer of an order is searched: what the order sent, or else the present one. */
export const customerNameOf = async (tx: Tx, orderId: string): Promise<string | undefined> => {
  const order = await findOrder(tx, orderId);
  if (!order?.customer_id) return undefined;
  const { customer_id: id, sent_customer: sent } = order;
  const name = sent?.name ?? (await customersByIds(tx, [id])).get(id)?.name;
  return name === undefined ? undefined : searchedName(name);
};

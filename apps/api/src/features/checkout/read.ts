import type { Tx } from '../../platform/db/tx.ts';
import { findOrder } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { channelsOn } from '../payment-methods/public.ts';
import { findSeller, orderIdOf, shownPaymentsOf } from './repository.ts';
import type { CheckoutParts } from './rows.ts';

/** Everything that the page of an order shows, as it is now. */
export const readCheckout = async (tx: Tx, slug: string, now: Date): Promise<CheckoutParts> => {
  const id = await orderIdOf(tx, slug);
  const [order, seller, payments] = await Promise.all([
    findOrder(tx, id),
    findSeller(tx),
    shownPaymentsOf(tx, id),
  ]);
  const { mode } = order as OrderRow;
  return { order: order as OrderRow, seller, payments, channels: await channelsOn(tx, mode), now };
};

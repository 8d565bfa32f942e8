import type { Tx } from '../../platform/db/tx.ts';
import { findOrder } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { rupiah } from '@dasbor/domain/kernel';
import { promoObstacle } from '../payments/public.ts';
import { promoOffers, promosOfPayments } from '../promos/public.ts';
import { channelsOn } from '../payment-methods/public.ts';
import { findSeller, orderIdOf, shownPaymentsOf } from './repository.ts';
import type { CheckoutParts } from './rows.ts';

/** Everything that the page of an order shows, as it is now. */
export const readCheckout = async (
  tx: Tx,
  slug: string,
  now: Date,
  code?: string,
): Promise<CheckoutParts> => {
  const id = await orderIdOf(tx, slug);
  const [order, seller, payments] = await Promise.all([
    findOrder(tx, id),
    findSeller(tx),
    shownPaymentsOf(tx, id),
  ]);
  const found = order as OrderRow;
  const amount = rupiah(Number(found.remaining_payment));
  return {
    order: found,
    seller,
    payments,
    channels: await channelsOn(tx, found.mode),
    gifts: await promosOfPayments(
      tx,
      payments.map((one) => one.id),
    ),
    promos: promoObstacle(found) || amount === 0 ? undefined : await promoOffers(tx, { amount, code }, now),
    now,
  };
};

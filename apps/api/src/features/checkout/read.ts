import type { Tx } from '../../platform/db/tx.ts';
import { findOrder } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { rupiah } from '@dasbor/domain/kernel';
import { invoiceOnPage } from '../invoices/public.ts';
import { promoObstacle } from '../payments/public.ts';
import { promoOffers, promosOfPayments } from '../promos/public.ts';
import { channelsOn } from '../payment-methods/public.ts';
import { findSeller, orderIdOf, shownPaymentsOf } from './repository.ts';
import type { CheckoutParts } from './rows.ts';

export type Wish = {
  /** A promo code that the customer typed. */
  code?: string | undefined;
  /** What the customer wants to pay now. */
  amount?: number | undefined;
};

/** Everything that the page of an order shows, as it is now. */
export const readCheckout = async (
  tx: Tx,
  slug: string,
  now: Date,
  { code, amount: wanted }: Wish = {},
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
    invoice: found.invoice_id ? await invoiceOnPage(tx, found.invoice_id, { now, remaining: amount }) : null,
    wanted,
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

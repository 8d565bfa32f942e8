import type { Checkout } from '@dasbor/sdk';
import { isPending } from './pending.ts';

/** What the customer pays or has paid: with the fee and the promo of the way to pay, once it is chosen. */
export const shownAmount = (checkout: Checkout): number => {
  const { state, payment } = checkout;
  const price =
    state === 'open' ? checkout.remaining_payment : checkout.total_amount - checkout.discount_amount;
  if (!payment) return price;
  if (state === 'open') return isPending(payment) ? payment.amount : price;
  // The last of several payments paid a part.
  const taken = payment.amount - payment.admin_fee + (payment.promo?.discount ?? 0);
  return taken === price ? payment.amount : price;
};

import type { Checkout, CheckoutPayment } from '@dasbor/sdk';
import { isPending } from './pending.ts';

/** What a payment takes off the order. */
const takenBy = ({ amount, admin_fee: fee, promo }: CheckoutPayment): number =>
  amount - fee + (promo?.discount ?? 0);

/** What the customer pays or has paid: with the fee and the promo of the way to pay, once it is chosen. */
export const shownAmount = (checkout: Checkout): number => {
  const { state, payment, part } = checkout;
  if (state === 'open') {
    if (payment && isPending(payment)) return payment.amount;
    return part && part.problem === null ? part.amount : checkout.remaining_payment;
  }
  const price = checkout.total_amount - checkout.discount_amount;
  // The last of several payments paid a part.
  return payment && takenBy(payment) === price ? payment.amount : price;
};

/** The part that the page offers if its customer wants nothing else. */
const offeredPart = ({ payment, remaining_payment: remaining }: Checkout): number =>
  payment && isPending(payment) ? takenBy(payment) : remaining;

/** What the customer wants to pay now, if it is not what the page offers anyway. */
export const wantedAmount = (
  checkout: Checkout,
  amount: number | undefined = checkout.part?.amount,
): number | undefined => (amount === offeredPart(checkout) ? undefined : amount);

/** The amount that a choice names: less than all that remains. */
export const chosenPart = ({ part, remaining_payment: remaining }: Checkout): number | undefined =>
  part && part.amount !== remaining ? part.amount : undefined;

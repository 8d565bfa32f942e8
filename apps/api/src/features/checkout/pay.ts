import { buyerProblems, decideChannel, smallestOnPage } from '@dasbor/domain/checkout';
import type { Buyer } from '@dasbor/domain/checkout';
import { rupiah } from '@dasbor/domain/kernel';
import type { PaymentMethod } from '@dasbor/domain/payments';
import { promoKey } from '@dasbor/domain/promos';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { problem, refuseField } from '../../spec/handlers.ts';
import type { PublicCall, Refusal } from '../../spec/handlers.ts';
import {
  chargeOrder,
  contributionOf,
  decideCharge,
  endIfOverdue,
  lockOpenPayments,
  withdrawPayment,
} from '../payments/public.ts';
import type { ChargeBody, PaymentRow } from '../payments/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { offeredPromo, paidLess } from '../promos/public.ts';
import { refuseChannel } from '../payment-methods/public.ts';
import type { OpenedCheckout } from './open.ts';
import { readCheckout } from './read.ts';
import { lockCheckout, orderIdOf, paymentsSince } from './repository.ts';
import { stateOf } from './rows.ts';
import type { CheckoutParts } from './rows.ts';

export type Choice = Buyer & {
  method: PaymentMethod;
  channel: string;
  replaces?: string | undefined;
  /** The part to pay; all that remains if undefined. */
  amount?: number | undefined;
  /** The promo that the customer saw. */
  promo_code?: string | undefined;
};

export type Paying = Pick<PublicCall, 'now' | 'mode' | 'deps' | 'by'>;

/** Nobody changes the way to pay so often; a program that has the address must not fill the books. */
const MOST_CHOICES = { most: 30, perMs: 3_600_000, retryAfterSeconds: 900 } as const;

/**
 * Charges the order by what its customer chose, once. A second tab, a double click and another customer wait at the lock, and then find the
 * payment. Everything is decided before the old payment is cancelled: a refused choice leaves it.
 */
export const pay = async (
  tx: Tx,
  paying: Paying,
  { slug, merchantId }: OpenedCheckout,
  choice: Choice,
): Promise<undefined | Refusal> => {
  const { now, mode, deps, by } = paying;
  const charging = { tx, now, mode, deps, merchantId, by: { ...by, merchantId } };
  await lockCheckout(tx, slug);
  const orderId = await orderIdOf(tx, slug);
  const open: PaymentRow[] = [];
  for (const payment of await lockOpenPayments(tx, orderId)) {
    const after = await endIfOverdue(charging, payment);
    if (after === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
    if (after.status === payment.status) open.push(payment);
  }
  // Read after the payments are locked: as it is now.
  const parts = await readCheckout(tx, slug, now);
  const state = stateOf(parts);
  if (state === 'suspended') return problem('DPAY_CHECKOUT_SUSPENDED');
  const [current] = open;
  if (current && isSame(current, choice, parts)) return undefined;
  const replaced = open.find(({ id }) => id === choice.replaces);
  // Also of an order in parts, which could take two: each customer sees what the other does.
  if (current && !replaced) return problem('DPAY_PAYMENT_IN_PROGRESS', { payment_id: current.id });

  if ((await paymentsSince(tx, orderId, new Date(now.getTime() - MOST_CHOICES.perMs))) >= MOST_CHOICES.most)
    return problem('DPAY_RATE_LIMITED', { retry_after: MOST_CHOICES.retryAfterSeconds });
  const others = open.filter(({ id }) => id !== choice.replaces);
  const notOffered = await refuseChannel(tx, mode, choice.channel);
  if (notOffered) return notOffered;
  const refused = await refusalOf(tx, parts.order, choice, { now, open: others });
  if (refused) return refused;
  if (replaced) {
    const withdrawn = await withdrawPayment(charging, replaced);
    if (withdrawn === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
    // The money came first: the order is paid, and nothing is charged.
    if (withdrawn.status === 'completed') return undefined;
  }
  const returnUrl = `${checkoutUrlOf(deps, { merchantId, mode })}/${slug}`;
  const made = await chargeOrder(charging, orderId, bodyOf(choice), {
    returnUrl,
    address: choice.address,
  });
  if (!('kind' in made)) return undefined;
  // What is left of a seller's limit is not for customers.
  if (made.code === 'DPAY_BASIC_LIMIT_REACHED') return problem('DPAY_CHECKOUT_SUSPENDED');
  // What a refusal would keep is not worth a cancelled payment.
  return replaced ? { ...made, commit: false } : made;
};

/** Without a promo in the choice, any promo of the payment is as good. */
const isSame = (
  payment: PaymentRow,
  { method, channel, amount, promo_code: code }: Choice,
  { order, gifts }: Pick<CheckoutParts, 'order' | 'gifts'>,
): boolean =>
  payment.method === method &&
  payment.channel === channel &&
  contributionOf(payment) === (amount ?? Number(order.remaining_payment)) &&
  (code === undefined || promoKey(gifts.get(payment.id)?.name ?? '') === promoKey(code));

const refusalOf = async (
  tx: Tx,
  order: OrderRow,
  choice: Choice,
  given: Parameters<typeof decideCharge>[2],
): Promise<Refusal | undefined> => {
  const { method, channel, promo_code: code } = choice;
  const amount = rupiah(Number(order.remaining_payment));
  const offered =
    code === undefined ? undefined : await offeredPromo(tx, { amount, method, channel, code }, given.now);
  // Used up: perhaps by the payment that is replaced, which gives it back.
  if (offered?.ok === false && offered.problem.code !== 'DPAY_PROMO_USED_UP')
    return refuseField('promo_code', offered.problem);
  const discount = offered?.ok && offered.value ? paidLess(offered.value) : undefined;
  const charge = decideCharge(onPage(order), bodyOf(choice), { ...given, discount });
  if ('kind' in charge) return charge;
  const hasItems = order.items.length > 0;
  const channelCan = decideChannel({ method, channel, amount: charge.amount, hasItems });
  if (!channelCan.ok) return problem(channelCan.problem.code, channelCan.problem.params);
  const errors = buyerProblems(choice, choice);
  return errors.length > 0 ? problem('DPAY_INVALID_REQUEST', undefined, { errors }) : undefined;
};

const onPage = (order: OrderRow): OrderRow => {
  const { payment_type: type, minimum_payment: own } = order;
  if (type === 'full') return order;
  const minimum = smallestOnPage(own === null ? undefined : rupiah(Number(own)));
  return { ...order, minimum_payment: String(minimum) };
};

const bodyOf = ({ method, channel, amount, phone, promo_code }: Choice): ChargeBody => ({
  method,
  channel,
  ...(amount !== undefined && { amount }),
  ...(promo_code !== undefined && { promo_code }),
  ...(method === 'ewallet' && phone && { ewallet: { phone } }),
});

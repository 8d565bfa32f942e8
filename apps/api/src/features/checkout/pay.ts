import { buyerProblems, decideChannel } from '@dasbor/domain/checkout';
import type { Buyer } from '@dasbor/domain/checkout';
import type { PaymentMethod } from '@dasbor/domain/payments';
import { checkoutUrlOf } from '../../platform/merchant/checkout-url.ts';
import type { Tx } from '../../platform/db/tx.ts';
import { problem } from '../../spec/handlers.ts';
import type { PublicCall, Refusal } from '../../spec/handlers.ts';
import {
  chargeOrder,
  decideCharge,
  endIfOverdue,
  lockOpenPayments,
  withdrawPayment,
} from '../payments/public.ts';
import type { ChargeBody, PaymentRow } from '../payments/public.ts';
import { refuseChannel } from '../payment-methods/public.ts';
import type { OpenedCheckout } from './open.ts';
import { readCheckout } from './read.ts';
import { lockCheckout } from './repository.ts';
import { stateOf } from './rows.ts';

export type Choice = Buyer & { method: PaymentMethod; channel: string; replaces?: string | undefined };

export type Paying = Pick<PublicCall, 'now' | 'mode' | 'deps' | 'by'>;

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
  const before = await readCheckout(tx, slug, now);
  const open: PaymentRow[] = [];
  for (const payment of await lockOpenPayments(tx, before.order.id)) {
    const after = await endIfOverdue(charging, payment);
    if (after === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
    if (after.status === payment.status) open.push(payment);
  }
  // Read after the payments are locked: as it is now.
  const parts = await readCheckout(tx, slug, now);
  const state = stateOf(parts);
  if (state === 'suspended') return problem('DPAY_CHECKOUT_SUSPENDED');
  const [current] = open;
  if (current && isSame(current, choice)) return undefined;

  const others = open.filter(({ id }) => id !== choice.replaces);
  const notOffered = await refuseChannel(tx, mode, choice.channel);
  if (notOffered) return notOffered;
  const refused = refusalOf(parts.order, choice, { now, open: others });
  if (refused) return refused;
  const replaced = open.find(({ id }) => id === choice.replaces);
  if (replaced) {
    const withdrawn = await withdrawPayment(charging, replaced);
    if (withdrawn === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
    // The money came first: the order is paid, and nothing is charged.
    if (withdrawn.status === 'completed') return undefined;
  }
  const returnUrl = `${checkoutUrlOf(deps, { merchantId, mode })}/${slug}`;
  const made = await chargeOrder(charging, parts.order.id, bodyOf(choice), {
    returnUrl,
    address: choice.address,
  });
  return 'kind' in made ? made : undefined;
};

const isSame = (payment: PaymentRow, { method, channel }: Choice): boolean =>
  payment.method === method && payment.channel === channel;

const refusalOf = (
  order: Parameters<typeof decideCharge>[0],
  choice: Choice,
  given: Parameters<typeof decideCharge>[2],
): Refusal | undefined => {
  const { method, channel } = choice;
  const charge = decideCharge(order, { method, channel }, given);
  if ('kind' in charge) return charge;
  const hasItems = order.items.length > 0;
  const channelCan = decideChannel({ method, channel, amount: charge.amount, hasItems });
  if (!channelCan.ok) return problem(channelCan.problem.code, channelCan.problem.params);
  const errors = buyerProblems(choice, choice);
  return errors.length > 0 ? problem('DPAY_INVALID_REQUEST', undefined, { errors }) : undefined;
};

const bodyOf = ({ method, channel, phone }: Choice): ChargeBody => ({
  method,
  channel,
  ...(method === 'ewallet' && phone && { ewallet: { phone } }),
});

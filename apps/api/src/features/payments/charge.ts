import type { BuyerAddress } from '@dasbor/domain/checkout';
import { rupiah } from '@dasbor/domain/kernel';
import { decideNewPayment, feePayerOf, WISH_OF_PROBLEM } from '@dasbor/domain/payments';
import type { NewCharge } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { problem, refuseField } from '../../spec/handlers.ts';
import type { Refusal } from '../../spec/handlers.ts';
import type { ChargeBody, Charging } from './charging.ts';
import { refuseChannel } from '../payment-methods/public.ts';
import { findOrder, moveOrder } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { endIfOverdue, lockOpenPayments, openPaymentsOf } from './open-payments.ts';
import { newPaymentRow } from './new-row.ts';
import { recordNewPayment } from './record-new.ts';
import type { PaymentRow } from './rows.ts';
import { contributionOf } from './state.ts';
import { readWishes } from './wishes.ts';

export type ChargeOptions = {
  /** Where our own page returns to; a merchant's `return_url` is checked instead. */
  returnUrl?: string;
  /** Where the customer lives, for a method that sells on credit. */
  address?: BuyerAddress | undefined;
};

/**
 * Concurrent charges wait for the order's row lock, and the second sees the first's payment. Overdue payments are ended first, because a
 * number that cannot be paid must not block the next one.
 */
export const chargeOrder = async (
  charging: Charging,
  orderId: string,
  body: ChargeBody,
  options: ChargeOptions = {},
): Promise<PaymentRow | Refusal> => {
  const { tx, now, deps, mode, merchantId } = charging;
  const notOffered = await refuseChannel(tx, mode, body.channel);
  if (notOffered) return notOffered;
  const overdue = await lockOpenPayments(tx, orderId);
  for (const payment of overdue)
    if ((await endIfOverdue(charging, payment)) === 'unreachable')
      return problem('DPAY_ACQUIRER_UNREACHABLE');
  const order = await findOrder(tx, orderId, { lock: true });
  if (!order) return refuseField('order_id', { code: 'DPAY_ORDER_NOT_FOUND' });

  const charge = decideCharge(order, body, { now, open: await openPaymentsOf(tx, order.id) });
  if ('kind' in charge) return charge;
  const wishes = readWishes(charging, body, { orderExpiresAt: order.expires_at, ...options });
  if ('kind' in wishes) return wishes;

  const { name: merchantName } = await tx.one<{ name: string }>(sql`select name from merchant`);
  const id = deps.ids.next('payment', now);
  const { method, channel } = body;
  const asked = {
    id,
    method,
    channel,
    mode,
    merchantId,
    merchantName,
    amount: charge.amount,
    address: wishes.address,
  };
  const begun = await deps.acquirer.charge(tx, asked, now);
  if (begun === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  const row = newPaymentRow({ id, order, charge, body, begun, wishes, merchantName, now });
  const made = await recordNewPayment(charging, row);
  if (begun.status === 'processing') await moveOrder({ tx, now, ids: deps.ids }, order, 'processing');
  await audit.record(tx, charging.by, { action: 'payment.created', target: id, after: row });
  return made;
};

type Asked = Pick<ChargeBody, 'method' | 'channel' | 'mdr_fee_payer' | 'amount'>;

/** What a charge of an order takes, or why it may not be. A refusal commits what the acquirer said about overdue payments. */
export const decideCharge = (
  order: OrderRow,
  { method, channel, mdr_fee_payer, amount }: Asked,
  { now, open }: { now: Date; open: readonly PaymentRow[] },
): (NewCharge & { payer: 'merchant' | 'customer' }) | Refusal => {
  const payer = mdr_fee_payer ?? feePayerOf(method, order.mdr_fee_payer);
  const decided = decideNewPayment(
    {
      status: order.status,
      expiresAt: order.expires_at,
      paymentType: order.payment_type,
      remaining: rupiah(Number(order.remaining_payment)),
      open: open.map((one) => ({ id: one.id, price: rupiah(contributionOf(one)) })),
    },
    { method, channel, payer, amount: amount === undefined ? undefined : rupiah(amount) },
    now,
  );
  if (decided.ok) return { ...decided.value, payer };
  const { code, params } = decided.problem;
  const wish = WISH_OF_PROBLEM[code];
  return { ...(wish ? refuseField(FIELDS[wish], { code, params }) : problem(code, params)), commit: true };
};

const FIELDS = { amount: 'amount', channel: 'channel', feePayer: 'mdr_fee_payer' } as const;

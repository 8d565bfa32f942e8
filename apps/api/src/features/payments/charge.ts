import type { BuyerAddress } from '@dasbor/domain/checkout';
import { rupiah } from '@dasbor/domain/kernel';
import type { Rupiah } from '@dasbor/domain/kernel';
import { decideNewPayment, feePayerOf, WISH_OF_PROBLEM } from '@dasbor/domain/payments';
import type { NewCharge } from '@dasbor/domain/payments';
import sql from 'sql-template-tag';
import { audit } from '../../platform/audit.ts';
import { sameInEachAttempt } from '../../platform/db/outside.ts';
import { problem, refuseField } from '../../spec/handlers.ts';
import type { Refusal } from '../../spec/handlers.ts';
import type { ChargeBody, Charging } from './charging.ts';
import { refuseChannel } from '../payment-methods/public.ts';
import { tellOfInvoice } from '../invoices/public.ts';
import { findOrder, moveOrder } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { reservePromo } from '../promos/public.ts';
import type { Reserved } from '../promos/public.ts';
import { refuseAboveBasicLimit } from './basic-limit.ts';
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

  const id = sameInEachAttempt(`payment of ${order.id}`, () => deps.ids.next('payment', now));
  const open = await openPaymentsOf(tx, order.id);
  const decide = (discount?: Rupiah) => decideCharge(order, body, { now, open, discount });
  const plain = decide();
  // A promo can lower an amount to what a channel takes; nothing else is for it to change.
  if ('kind' in plain && plain.code !== 'DPAY_AMOUNT_ABOVE_MAXIMUM') return plain;
  const promo = await promoFor(charging, { id, order, body, fits: (less) => !('kind' in decide(less)) });
  if (promo && 'kind' in promo) return promo;
  const charge = decide(promo?.discount);
  // What a promo gave is taken back with the rest.
  if ('kind' in charge) return promo ? { ...charge, commit: false } : charge;
  const wishes = readWishes(charging, body, { orderExpiresAt: order.expires_at, ...options });
  if ('kind' in wishes) return wishes;

  const aboveLimit = await refuseAboveBasicLimit(charging, charge);
  if (aboveLimit) return aboveLimit;

  const { name: merchantName } = await tx.one<{ name: string }>(sql`select name from merchant`);
  const { method, channel } = body;
  const asked = {
    id,
    method,
    channel,
    mode,
    merchantId,
    merchantName,
    amount: charge.amount,
    expiresAt: wishes.expiresAt,
    address: wishes.address,
  };
  const begun = await deps.acquirer.charge(tx, asked, now);
  if (begun === 'unreachable') return problem('DPAY_ACQUIRER_UNREACHABLE');
  const promoId = promo?.promoId ?? null;
  const row = newPaymentRow({ id, order, charge, body, begun, wishes, merchantName, promoId, now });
  const made = await recordNewPayment(charging, row);
  if (begun.status === 'processing') await moveOrder({ tx, now, ids: deps.ids }, order, 'processing');
  if (order.invoice_id) await tellOfInvoice(tx, order.invoice_id);
  await audit.record(tx, charging.by, { action: 'payment.created', target: id, after: row });
  return made;
};

type NewPayment = { id: string; order: OrderRow; body: ChargeBody; fits: (less: Rupiah) => boolean };

/** Reserves the promo of a new payment. Like the other refusals, one commits what the acquirer said about overdue payments. */
const promoFor = async (
  { tx, now }: Charging,
  { id, order, body, fits }: NewPayment,
): Promise<Reserved | Refusal | undefined> => {
  const { method, channel, promo_code: code, card_bin: bin } = body;
  const obstacle = promoObstacle(order);
  if (obstacle) return code === undefined ? undefined : refusePromo({ code: obstacle });
  const amount = rupiah(Number(order.remaining_payment));
  const reserved = await reservePromo(tx, id, { amount, method, channel, bin, code, fits }, now);
  return reserved.ok ? reserved.value : refusePromo(reserved.problem);
};

/** A promo is taken off a whole order at a price that nobody agreed on before, and lowers no money of a subaccount. */
export const promoObstacle = ({ payment_type, subaccount_id, invoice_id }: OrderRow): string | undefined => {
  if (subaccount_id !== null) return 'DPAY_PROMO_ORDER_OF_SUBACCOUNT';
  return payment_type === 'full' && invoice_id === null ? undefined : 'DPAY_PROMO_ORDER_IN_PARTS';
};

const refusePromo = (problem: Parameters<typeof refuseField>[1]): Refusal => ({
  ...refuseField('promo_code', problem),
  commit: true,
});

type Asked = Pick<ChargeBody, 'method' | 'channel' | 'mdr_fee_payer' | 'amount'>;

/** What a charge of an order takes, or why it may not be. A refusal commits what the acquirer said about overdue payments. */
export const decideCharge = (
  order: OrderRow,
  { method, channel, mdr_fee_payer, amount }: Asked,
  { now, open, discount }: { now: Date; open: readonly PaymentRow[]; discount?: Rupiah | undefined },
): (NewCharge & { payer: 'merchant' | 'customer' }) | Refusal => {
  const payer = mdr_fee_payer ?? feePayerOf(method, order.mdr_fee_payer);
  const decided = decideNewPayment(
    {
      status: order.status,
      expiresAt: order.expires_at,
      paymentType: order.payment_type,
      remaining: rupiah(Number(order.remaining_payment)),
      minimum: order.minimum_payment === null ? undefined : rupiah(Number(order.minimum_payment)),
      open: open.map((one) => ({ id: one.id, price: rupiah(contributionOf(one)) })),
    },
    { method, channel, payer, discount, amount: amount === undefined ? undefined : rupiah(amount) },
    now,
  );
  if (decided.ok) return { ...decided.value, payer };
  const { code, params } = decided.problem;
  const wish = WISH_OF_PROBLEM[code];
  return { ...(wish ? refuseField(FIELDS[wish], { code, params }) : problem(code, params)), commit: true };
};

const FIELDS = { amount: 'amount', channel: 'channel', feePayer: 'mdr_fee_payer' } as const;

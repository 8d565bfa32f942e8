import {
  addRupiah,
  err,
  type Instant,
  ok,
  type Result,
  type Rupiah,
  rupiah,
  subtractRupiah,
  sumRupiah,
} from '../kernel/index.ts';
import { decideCharge } from './amount.ts';
import { CHANNELS } from './channels.ts';
import { feesOf } from './fees.ts';
import type { PaymentMethod } from './methods.ts';
import { partProblem } from './part.ts';
import type { PaymentProblemCode } from './problems.ts';

/** Methods that redirect the customer to a page; the others give a number or a code. */
export const REDIRECT_METHODS: readonly PaymentMethod[] = [
  'ewallet',
  'card',
  'online_banking',
  'direct_debit',
  'bnpl',
];

/** Default minutes until an unpaid payment expires (ours; banks keep a number for a day). */
export const PAYMENT_EXPIRY_MINUTES: Readonly<Record<PaymentMethod, number>> = {
  qris: 15,
  ewallet: 30,
  card: 60,
  direct_debit: 60,
  online_banking: 120,
  bnpl: 120,
  va: 1_440,
  retail_store: 2_880,
};

export type ChargeableOrder = {
  readonly status: string;
  readonly expiresAt: Instant;
  readonly paymentType: 'full' | 'partial';
  readonly remaining: Rupiah;
  /** The smallest part that may be paid; undefined if parts may be of any size. */
  readonly minimum?: Rupiah | undefined;
  /** Open payments that may still succeed, with the amount each takes off the order. */
  readonly open: readonly { readonly id: string; readonly price: Rupiah }[];
};

export type WantedPayment = {
  readonly method: PaymentMethod;
  readonly channel: string;
  /** The amount to take off the order; the full remaining amount if undefined. */
  readonly amount?: Rupiah | undefined;
  readonly payer: 'merchant' | 'customer';
  /** What a promo takes off, which is less than the price; nothing if undefined. */
  readonly discount?: Rupiah | undefined;
};

export type NewCharge = {
  /** The amount taken off the order. */
  readonly price: Rupiah;
  /** The part of it that the customer does not pay. */
  readonly discount: Rupiah;
  /** The customer's surcharge. */
  readonly adminFee: Rupiah;
  /** What the customer pays. */
  readonly amount: Rupiah;
};

const PAYABLE: readonly string[] = ['started', 'processing', 'failed'];

/** Whether the customer may try another payment of an order, or the order's final state. */
export const retryOf = (
  { status, expiresAt }: Pick<ChargeableOrder, 'status' | 'expiresAt'>,
  now: Date,
): string => {
  if (!PAYABLE.includes(status)) return status;
  return isOver(expiresAt, now) ? 'expired' : 'open';
};

const isOver = (expiresAt: Instant, now: Date): boolean => now >= new Date(expiresAt);

/** Whether an order may be charged now, and how much. */
export const decideNewPayment = (
  order: ChargeableOrder,
  { method, channel, amount, payer, discount = rupiah(0) }: WantedPayment,
  now: Date,
): Result<NewCharge, PaymentProblemCode> => {
  if (!PAYABLE.includes(order.status)) return err('DPAY_ORDER_NOT_PAYABLE', { status: order.status });
  if (isOver(order.expiresAt, now)) return err('DPAY_ORDER_EXPIRED');
  if (!CHANNELS[method].some((one) => one.channel === channel))
    return err('DPAY_CHANNEL_UNKNOWN', { method, channel });
  // PBI 23/6/2021 art. 52: a merchant may not add a fee to QRIS.
  if (payer === 'customer' && method === 'qris') return err('DPAY_FEE_PAYER_NOT_ALLOWED');

  const price = priceOf(order, amount);
  if (!price.ok) return price;
  const discounted = subtractRupiah(price.value, discount);
  const { adminFee } = feesOf(discounted, { method, channel, payer });
  const total = addRupiah(discounted, adminFee);
  const charge = decideCharge({ method, channel, amount: total });
  return charge.ok ? ok({ price: price.value, discount, adminFee, amount: total }) : charge;
};

/** A full order is charged in full, one payment at a time; a partial one up to what its open payments leave. */
const priceOf = (
  { paymentType, remaining, minimum, open }: ChargeableOrder,
  wanted: Rupiah | undefined,
): Result<Rupiah, PaymentProblemCode> => {
  const [first] = open;
  const left = rupiah(Math.max(0, remaining - sumRupiah(open.map(({ price }) => price))));
  if (first && (paymentType === 'full' || left === 0))
    return err('DPAY_PAYMENT_IN_PROGRESS', { payment_id: first.id });
  const price = wanted ?? left;
  if (paymentType === 'full' && price !== remaining)
    return err('DPAY_AMOUNT_NOT_EQUAL_BILL', { billed: remaining });
  if (price > left) return err('DPAY_AMOUNT_ABOVE_REMAINING', { remaining: left });
  const wrong = minimum === undefined ? undefined : partProblem(price, { left, minimum });
  return wrong ? err(wrong.code, wrong.params) : ok(price);
};

const MINUTE_MS = 60_000;

/** A new payment's expiry: the requested one or the method's default, and never after its order's. */
export const decidePaymentExpiry = (
  wanted: Instant | undefined,
  { method, orderExpiresAt }: { readonly method: PaymentMethod; readonly orderExpiresAt: Instant },
  now: Date,
): Result<Date, PaymentProblemCode> => {
  const latest = new Date(orderExpiresAt);
  const usual = new Date(
    Math.min(now.getTime() + PAYMENT_EXPIRY_MINUTES[method] * MINUTE_MS, latest.getTime()),
  );
  if (wanted === undefined) return ok(usual);
  const expiry = new Date(wanted);
  const earliest = new Date(now.getTime() + MINUTE_MS);
  if (expiry >= earliest && expiry <= latest) return ok(expiry);
  return err('DPAY_EXPIRY_INVALID', { earliest: earliest.toISOString(), latest: latest.toISOString() });
};

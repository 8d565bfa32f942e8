import { checkoutState, waysToPay } from '@dasbor/domain/checkout';
import type { CheckoutState, Way } from '@dasbor/domain/checkout';
import { rupiah } from '@dasbor/domain/kernel';
import { CHANNELS, paymentTransitions } from '@dasbor/domain/payments';
import type { SuccessBody } from '../../spec/handlers.ts';
import { netAmountOf, toItem } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import type { PromoGift, PromoOffers } from '../promos/public.ts';
import { waysToTransfer } from '../reference/public.ts';
import type { Seller } from './repository.ts';

export type Checkout = SuccessBody<'getCheckout'>['data'];
type CheckoutPayment = NonNullable<Checkout['payment']>;

export type CheckoutParts = {
  order: OrderRow;
  seller: Seller;
  payments: readonly PaymentRow[];
  /** What the merchant offers. */
  channels: ReadonlySet<string>;
  /** By payment. */
  gifts: ReadonlyMap<string, PromoGift>;
  /** Undefined for an order that no promo applies to. */
  promos: PromoOffers | undefined;
  now: Date;
};

export const stateOf = ({ order, seller, now }: CheckoutParts): CheckoutState =>
  checkoutState(
    { status: order.status, expiresAt: order.expires_at },
    { suspended: seller.is_suspended },
    now,
  );

/** `checkoutUrl` is where customers of the merchant pay. */
export const toCheckout = (parts: CheckoutParts, checkoutUrl: string): Checkout => {
  const { order, seller, promos } = parts;
  const state = stateOf(parts);
  const remaining = Number(order.remaining_payment);
  return {
    state,
    mode: order.mode,
    merchant_name: seller.name,
    order_reference: order.reference_id,
    items: order.items.map((item) => toItem(item, checkoutUrl)),
    notes: order.notes,
    total_amount: Number(order.total_amount),
    discount_amount: Number(order.discount_amount),
    paid_amount: netAmountOf(order) - remaining,
    remaining_payment: remaining,
    currency: 'IDR',
    expires_at: order.expires_at,
    paid_at: order.completed_at,
    takes_promo_code: state === 'open' && promos?.takesCode === true,
    promo_code: state === 'open' ? (promos?.code ?? null) : null,
    ways: state === 'open' ? waysOf(parts).map(toWay) : [],
    payment: shownPayment(parts, state),
  };
};

const waysOf = ({ order, channels: offered, promos }: CheckoutParts): Way[] =>
  waysToPay(
    {
      price: rupiah(Number(order.remaining_payment)),
      feePayer: order.mdr_fee_payer,
      hasItems: order.items.length > 0,
    },
    {
      isOn: (_, channel) => offered.has(channel),
      promoOf: (...asked) => promos?.promoOf(...asked),
    },
  );

const toWay = ({ method, channels }: Way): Checkout['ways'][number] => ({
  method,
  channels: channels.map(({ channel, name, amount, adminFee, promo, needs, decided }) => ({
    channel,
    name,
    amount,
    admin_fee: adminFee,
    promo: promo ?? null,
    needs: [...needs],
    obstacle: decided.ok
      ? null
      : { code: decided.problem.code, limit: limitOf(decided.problem.params ?? {}) },
  })),
});

const limitOf = ({ minimum, maximum }: Readonly<Record<string, string | number>>): number | null => {
  const limit = minimum ?? maximum;
  return typeof limit === 'number' ? limit : null;
};

/** An overdue payment takes no more money, although the acquirer was not asked yet. */
const shownPayment = (
  { payments, gifts, now }: CheckoutParts,
  state: CheckoutState,
): CheckoutPayment | null => {
  if (state !== 'open' && state !== 'paid') return null;
  const isOver = (one: PaymentRow) => isOpen(one) && now >= new Date(one.expires_at);
  const shown = payments.find((one) => !isOver(one) && (state === 'open' || one.status === 'completed'));
  return shown ? toCheckoutPayment(shown, gifts.get(shown.id) ?? null) : null;
};

export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  !paymentTransitions.isFinal(status);

const toCheckoutPayment = (row: PaymentRow, promo: PromoGift | null): CheckoutPayment => {
  const open = isOpen(row);
  return {
    id: row.id,
    method: row.method,
    channel: row.channel,
    channel_name: channelName(row),
    amount: Number(row.amount),
    admin_fee: Number(row.admin_fee),
    promo,
    status: row.status,
    created_at: row.created_at,
    expires_at: row.expires_at,
    completed_at: row.completed_at,
    virtual_account_number: row.va_number,
    instructions: open ? instructionsFor(row) : [],
    qris_content: open ? (row.details.qris?.content ?? null) : null,
    payment_code: row.details.retail_store?.payment_code ?? null,
    redirect_url: open ? (row.details.redirect?.url ?? null) : null,
    retrieval_reference_number: row.retrieval_reference_number,
    failure_code: row.failure_code,
  };
};

const channelName = ({ method, channel }: PaymentRow): string =>
  CHANNELS[method].find((one) => one.channel === channel)?.name ?? channel;

const instructionsFor = (row: PaymentRow): CheckoutPayment['instructions'] => {
  const { va_number: number, va_name: name, channel: bank, amount } = row;
  if (number === null) return [];
  const ways = waysToTransfer({ bank, number, name: name ?? '', amount: Number(amount) });
  return [
    ...ways.fromTheSameBank.map((way) => ({ ...way, from_another_bank: false })),
    ...ways.fromAnotherBank.map((way) => ({ ...way, from_another_bank: true })),
  ];
};

import { checkoutState, decidePart, waysToPay } from '@dasbor/domain/checkout';
import type { CheckoutState, Part, Way } from '@dasbor/domain/checkout';
import { rupiah } from '@dasbor/domain/kernel';
import { CHANNELS, paymentTransitions } from '@dasbor/domain/payments';
import type { SuccessBody } from '../../spec/handlers.ts';
import { toPageInvoice } from '../invoices/public.ts';
import type { InvoiceOnPage } from '../invoices/public.ts';
import { netAmountOf, toItem } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import { contributionOf } from '../payments/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import type { PromoGift, PromoOffers } from '../promos/public.ts';
import { waysToTransfer } from '../reference/public.ts';
import type { Seller } from './repository.ts';

export type Checkout = SuccessBody<'getCheckout'>['data'];
export type CheckoutPayment = NonNullable<Checkout['payment']>;

export type CheckoutParts = {
  order: OrderRow;
  seller: Seller;
  /** Null for an order of something else. */
  invoice: InvoiceOnPage | null;
  /** What the customer wants to pay now. */
  wanted: number | undefined;
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
  const { order, seller, promos, invoice } = parts;
  const state = stateOf(parts);
  const remaining = Number(order.remaining_payment);
  const shown = shownPayment(parts, state);
  const part = state === 'open' ? partOf(parts, shown) : undefined;
  return {
    state,
    mode: order.mode,
    merchant_name: seller.name,
    order_reference: order.reference_id,
    items: itemsOf(parts, checkoutUrl),
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
    ways: state === 'open' && !part?.problem ? waysOf(parts, part).map(toWay) : [],
    payment: shown ? toCheckoutPayment(shown, parts.gifts.get(shown.id) ?? null) : null,
    invoice: invoice && toPageInvoice(invoice, `${checkoutUrl}/${order.checkout_slug}`),
    part: part ?? null,
  };
};

/** With what only an invoice says of an item. */
const itemsOf = ({ order, invoice }: CheckoutParts, checkoutUrl: string): Checkout['items'] =>
  order.items.slice(0, invoice?.items.length).map((item, at) => ({
    ...toItem(item, checkoutUrl),
    sku: invoice?.items[at]?.sku ?? null,
    description: invoice?.items[at]?.description ?? null,
  }));

/** Without a wish: the part of the open payment, so that another method does not change the amount. */
const partOf = ({ order, wanted }: CheckoutParts, shown: PaymentRow | undefined): Part | undefined =>
  order.payment_type === 'full'
    ? undefined
    : decidePart({
        left: rupiah(Number(order.remaining_payment)),
        minimum: order.minimum_payment === null ? undefined : rupiah(Number(order.minimum_payment)),
        wanted: wanted ?? (shown && isOpen(shown) ? contributionOf(shown) : undefined),
      });

const waysOf = ({ order, channels: offered, promos }: CheckoutParts, part: Part | undefined): Way[] =>
  waysToPay(
    {
      price: rupiah(part?.amount ?? Number(order.remaining_payment)),
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
const shownPayment = ({ payments, now }: CheckoutParts, state: CheckoutState): PaymentRow | undefined => {
  if (state !== 'open' && state !== 'paid') return undefined;
  const isOver = (one: PaymentRow) => isOpen(one) && now >= new Date(one.expires_at);
  return payments.find((one) => !isOver(one) && (state === 'open' || one.status === 'completed'));
};

export const isOpen = ({ status }: Pick<PaymentRow, 'status'>): boolean =>
  !paymentTransitions.isFinal(status);

export const toCheckoutPayment = (row: PaymentRow, promo: PromoGift | null): CheckoutPayment => {
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

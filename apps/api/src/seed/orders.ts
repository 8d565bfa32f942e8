import { rupiah } from '@dasbor/domain/kernel';
import { isOrderPastExpiry } from '@dasbor/domain/orders';
import type { OrderStatus } from '@dasbor/domain/orders';
import { FAILURE_CODES, orderStatusAfter, remainingAfter } from '@dasbor/domain/payments';
import type { NewOrder } from '../features/orders/public.ts';
import type { NewPayment } from '../features/payments/public.ts';
import { searchText } from '../platform/list/find.ts';
import { hasEndedUnpaid, makeAttempt } from './attempt.ts';
import type { Bill } from './attempt.ts';
import type { Seeding, Shopper } from './seeding.ts';
import { priceOf, REFERENCE_PREFIX } from './shop.ts';
import type { Trade } from './shop.ts';

export type Sale = { order: NewOrder; payments: NewPayment[] };

const HOUR = 3_600_000;
const EXPIRING: readonly OrderStatus[] = ['started', 'processing'];
const OPEN_HOURS: Readonly<Record<Trade, number>> = { counter: 2, beans: 48, wholesale: 72 };

/** One order with all attempts to pay it. Its status follows from the payments by the domain's rules. */
export const makeSale = (seeding: Seeding, at: Date, trade: Trade, shopper: Shopper | undefined): Sale => {
  const { random, ids, mode, now } = seeding;
  const id = ids.next('order', at);
  const reference = `${random.pick(REFERENCE_PREFIX[seeding.merchant][trade])}-${seeding.day(at)}-${seeding.number('order')}`;
  const shippingFee = trade === 'beans' && random.chance(0.7) ? random.int(12, 38) * 1_000 : 0;
  const total = priceOf(random, trade) + shippingFee;
  const discount = trade === 'beans' && random.chance(0.1) ? Math.round((total * 0.1) / 1_000) * 1_000 : 0;
  const net = total - discount;
  const isLink = trade !== 'counter' && random.chance(0.3);
  const isPartial = trade === 'wholesale' && random.chance(0.2);
  const bill: Bill = {
    orderId: id,
    orderReference: reference,
    trade,
    price: isPartial ? Math.round(net / 2) : net,
    shippingFee,
    shopper,
    feePayer: isLink && random.chance(0.35) ? 'customer' : 'merchant',
  };
  const payments = random.chance(0.03) ? [] : makePayments(seeding, bill, at, net);
  const expiresAt = new Date(
    Math.max(
      at.getTime() + (isLink ? 72 : OPEN_HOURS[trade]) * HOUR,
      ...payments.map((payment) => Date.parse(payment.expires_at)),
    ),
  ).toISOString();

  const followed = follow(payments, net);
  // An order with a failed payment expires only when it is synced.
  const isOver = isOrderPastExpiry({ expiresAt }, now) && EXPIRING.includes(followed.status);
  const updatedAt = isOver ? expiresAt : (payments.at(-1)?.updated_at ?? at.toISOString());
  const status = isOver ? 'expired' : followed.status;
  const order: NewOrder = {
    id,
    mode,
    reference_id: reference,
    customer_id: shopper?.id ?? null,
    subaccount_id: null,
    total_amount: String(total),
    discount_amount: String(discount),
    remaining_payment: String(followed.remaining),
    payment_type: isPartial ? 'partial' : 'full',
    status,
    is_payment_link: isLink,
    settlement_id: null,
    search_text: searchText(id, reference, shopper?.name),
    created_at: at.toISOString(),
    updated_at: updatedAt,
    expires_at: expiresAt,
    completed_at: status === 'completed' ? updatedAt : null,
  };
  return { order, payments };
};

const makePayments = (seeding: Seeding, bill: Bill, orderedAt: Date, net: number): NewPayment[] => {
  const { random, now } = seeding;
  const payments: NewPayment[] = [];
  let remaining = net;
  for (let at = later(orderedAt, random.int(4, 90)), tries = 1; tries <= 3 && at < now; tries += 1) {
    const payment = makeAttempt(seeding, { ...bill, price: Math.min(bill.price, remaining) }, at, tries);
    payments.push(payment);
    if (payment.status === 'completed') remaining -= Math.min(bill.price, remaining);
    // Half of the declined customers try another method; customers who pay in parts return for the rest.
    const comesBack = hasEndedUnpaid(payment)
      ? random.chance(0.5)
      : payment.status === 'completed' && remaining > 0;
    const isWithdrawn = payment.failure_code === FAILURE_CODES.cancelledByMerchant;
    if (!comesBack || isWithdrawn) break;
    at = later(new Date(payment.updated_at), random.int(20, 400));
  }
  return payments;
};

const follow = (payments: readonly NewPayment[], net: number): { status: OrderStatus; remaining: number } => {
  let status: OrderStatus = 'started';
  let remaining = rupiah(net);
  for (const payment of payments) {
    const amount = rupiah(Number(payment.amount) - Number(payment.admin_fee));
    const steps = payment.status === 'started' ? [] : (['processing', payment.status] as const);
    for (const step of steps) {
      const order = { status, netAmount: rupiah(net), remaining };
      status = orderStatusAfter(order, { status: step, amount });
      remaining = remainingAfter(order, { status: step, amount });
    }
    if (payment.failure_code === FAILURE_CODES.cancelledByMerchant) status = 'cancelled';
  }
  return { status, remaining };
};

const later = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1_000);

import { rupiah } from '@dasbor/domain/kernel';
import { CHANNEL_LIMITS, feesOf, INDONESIAN_HOLIDAYS, settlementDueDate } from '@dasbor/domain/payments';
import type { PaymentStatus } from '@dasbor/domain/payments';
import type { OrderStatus } from '@dasbor/domain/orders';
import type { NewPayment } from '../features/payments/public.ts';
import { EXPIRED } from '../features/payments/public.ts';
import { searchText } from '../platform/list/find.ts';
import { answerFor } from '../rails/acquirer/simulated.ts';
import type { Sale } from './orders.ts';
import type { Seeding, Shopper } from './seeding.ts';
import { VA_PREFIX } from './shop.ts';

export type FixedSale = {
  orderId?: string;
  paymentId?: string | null;
  orderStatus: OrderStatus;
  paymentStatus: PaymentStatus | null;
  reference: string;
  at: Date;
  expiresAt: Date;
  amount: number;
  channel: string;
  number?: string;
  isClosed?: boolean;
  type?: 'dynamic' | 'static';
  shopper?: Shopper | undefined;
};

/** A sale by virtual account with given values, while the shop's other sales are random. */
export const makeFixedSale = (seeding: Seeding, wanted: FixedSale): Sale => {
  const { ids, mode } = seeding;
  const { at, expiresAt, amount, reference, orderStatus, shopper } = wanted;
  const id = wanted.orderId ?? ids.next('order', at);
  const isCompleted = orderStatus === 'completed';
  const endedAt = new Date(Math.min(at.getTime() + 240_000, expiresAt.getTime())).toISOString();
  const updatedAt = orderStatus === 'expired' ? expiresAt.toISOString() : endedAt;
  return {
    order: {
      id,
      mode,
      reference_id: reference,
      customer_id: shopper?.id ?? null,
      subaccount_id: null,
      total_amount: String(amount),
      discount_amount: '0',
      remaining_payment: String(isCompleted ? 0 : amount),
      payment_type: 'full',
      status: orderStatus,
      is_payment_link: false,
      settlement_id: null,
      search_text: searchText(id, reference, shopper?.name),
      created_at: at.toISOString(),
      updated_at: updatedAt,
      expires_at: expiresAt.toISOString(),
      completed_at: isCompleted ? endedAt : null,
    },
    payments: wanted.paymentStatus === null ? [] : [makePayment(seeding, wanted, id, updatedAt)],
  };
};

const makePayment = (seeding: Seeding, wanted: FixedSale, orderId: string, updatedAt: string): NewPayment => {
  const { ids, mode, merchantName } = seeding;
  const { at, expiresAt, amount, channel, reference, shopper, type = 'dynamic', isClosed = true } = wanted;
  const id = wanted.paymentId ?? ids.next('payment', at);
  const status = wanted.paymentStatus ?? 'started';
  const isPaid = status === 'completed';
  const endedAt = new Date(updatedAt);
  const fees = feesOf(rupiah(amount), { method: 'va', channel, payer: 'merchant' });
  const answer = answerFor({ id, method: 'va', channel }, status, amount, endedAt);
  const failure = status === 'cancelled' && expiresAt <= seeding.now ? EXPIRED.failure : answer.failure;
  const number = wanted.number ?? `${VA_PREFIX[channel]}${seeding.number('va')}`;
  const referenceId = `TRX-${seeding.day(at)}-${seeding.number('payment')}`;
  const limits = CHANNEL_LIMITS.va[channel];
  return {
    id,
    mode,
    order_id: orderId,
    order_reference: reference,
    reference_id: referenceId,
    customer_id: shopper?.id ?? null,
    subaccount_id: null,
    method: 'va',
    channel,
    amount: String(amount),
    admin_fee: '0',
    discount: '0',
    shipping_fee: '0',
    paid_amount: String(isPaid ? amount : 0),
    mdr_fee: String(isPaid ? fees.mdrFee : 0),
    ppn: String(isPaid ? fees.ppn : 0),
    mdr_fee_payer: 'merchant',
    promo_id: null,
    status,
    settlement_status: isPaid ? 'need_to_settle' : null,
    settlement_due_date: isPaid ? settlementDueDate('va', endedAt, INDONESIAN_HOLIDAYS) : null,
    settlement_id: null,
    failure_code: failure?.code ?? null,
    failure_message: failure?.message ?? null,
    va_number: number,
    va_name: merchantName.toUpperCase(),
    va_type: type,
    va_is_closed: isClosed,
    va_minimum: String(limits?.minimum ?? 0),
    va_maximum: String(isClosed ? (limits?.maximum ?? 0) : amount * 10),
    details: {},
    issuer_name: answer.issuerName,
    retrieval_reference_number: null,
    search_text: searchText(id, orderId, referenceId, reference, shopper?.name, number),
    created_at: at.toISOString(),
    updated_at: updatedAt,
    expires_at: expiresAt.toISOString(),
    completed_at: isPaid ? updatedAt : null,
  };
};

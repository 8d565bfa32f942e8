import { rupiah } from '@dasbor/domain/kernel';
import {
  CHANNEL_LIMITS,
  decideCharge,
  feesOf,
  INDONESIAN_HOLIDAYS,
  paymentTransitions,
  settlementDueDate,
} from '@dasbor/domain/payments';
import type { PaymentMethod, PaymentStatus } from '@dasbor/domain/payments';
import { EXPIRED } from '../features/payments/public.ts';
import type { NewPayment } from '../features/payments/public.ts';
import { searchText } from '../platform/list/find.ts';
import { answerFor } from '../rails/acquirer/simulated.ts';
import { methodDetails, virtualAccount } from './method-details.ts';
import type { Seeding, Shopper } from './seeding.ts';
import { CHANNEL_WEIGHTS, METHODS, TIMING } from './shop.ts';
import type { Trade } from './shop.ts';

export type Bill = {
  orderId: string;
  orderReference: string;
  trade: Trade;
  /** The amount that this payment deducts from the order. */
  price: number;
  shippingFee: number;
  shopper: Shopper | undefined;
  feePayer: 'merchant' | 'customer';
};

const MINUTE = 60_000;

// At a bank or a store the customer pays or does not come; other methods can also be declined.
const AT_COUNTER = { completed: 88, failed: 1.5, expired: 9.5, withdrawn: 1 } as const;
const ONLINE = { completed: 87, failed: 5, rejected: 2.5, expired: 4.5, withdrawn: 1 } as const;

/** One attempt to pay a bill at that time, and its current state. */
export const makeAttempt = (seeding: Seeding, bill: Bill, at: Date, tries: number): NewPayment => {
  const { random, ids, now, mode } = seeding;
  const { method, channel } = chooseMethod(seeding, bill);
  const payer = method === 'qris' ? 'merchant' : bill.feePayer;
  const fees = feesOf(rupiah(bill.price), { method, channel, payer });
  const { paidMinutes, expiryMinutes } = TIMING[method];
  const expiresAt = new Date(at.getTime() + expiryMinutes * MINUTE);
  const wishes = method === 'va' || method === 'retail_store' ? AT_COUNTER : ONLINE;
  // A customer who tries again intends to pay.
  const wish = tries > 1 ? 'completed' : random.weighted<string>(wishes);
  const takenMs = Math.min(random.delay(paidMinutes) * MINUTE, expiryMinutes * MINUTE * 0.95);
  const endsAt = wish === 'expired' ? expiresAt : new Date(at.getTime() + takenMs);
  const hasEnded = endsAt <= now;

  const id = ids.next('payment', at);
  const status = hasEnded
    ? STATUS_OF[wish]!
    : method === 'va' || random.chance(0.75)
      ? 'processing'
      : 'started';
  const amount = bill.price + fees.adminFee;
  const isPaid = status === 'completed';
  const answer = isPaid ? answerFor({ id, method, channel }, status, amount, endsAt) : undefined;
  const referenceId = `TRX-${seeding.day(at)}-${seeding.number('payment')}`;
  const va = virtualAccount(seeding, method, channel);
  const details = methodDetails(random, method, bill.shopper);
  return {
    id,
    mode,
    order_id: bill.orderId,
    order_reference: bill.orderReference,
    reference_id: referenceId,
    customer_id: bill.shopper?.id ?? null,
    subaccount_id: null,
    method,
    channel,
    amount: String(amount),
    admin_fee: String(fees.adminFee),
    discount: '0',
    shipping_fee: String(bill.shippingFee),
    paid_amount: String(isPaid ? amount : 0),
    mdr_fee: String(isPaid ? fees.mdrFee : 0),
    ppn: String(isPaid ? fees.ppn : 0),
    mdr_fee_payer: payer,
    promo_id: null,
    status,
    settlement_status: isPaid ? 'need_to_settle' : null,
    settlement_due_date: isPaid ? settlementDueDate(method, endsAt, INDONESIAN_HOLIDAYS) : null,
    settlement_id: null,
    ...(hasEnded && !isPaid
      ? failureOf(seeding, wish, method)
      : { failure_code: null, failure_message: null }),
    ...va,
    details,
    issuer_name: answer?.issuerName ?? null,
    retrieval_reference_number: answer?.retrievalReferenceNumber ?? null,
    search_text: searchText(
      id,
      bill.orderId,
      referenceId,
      bill.orderReference,
      bill.shopper?.name,
      va.va_number,
      details.retail_store?.payment_code,
    ),
    created_at: at.toISOString(),
    updated_at: (hasEnded ? endsAt : at).toISOString(),
    expires_at: expiresAt.toISOString(),
    completed_at: isPaid ? endsAt.toISOString() : null,
  };
};

export const hasEndedUnpaid = ({ status }: NewPayment): boolean =>
  paymentTransitions.isFinal(status) && status !== 'completed';

const STATUS_OF: Readonly<Record<string, PaymentStatus>> = {
  completed: 'completed',
  failed: 'failed',
  rejected: 'rejected',
  expired: 'cancelled',
  withdrawn: 'cancelled',
};

type Failure = Pick<NewPayment, 'failure_code' | 'failure_message'>;

const failureOf = ({ random }: Seeding, wish: string, method: PaymentMethod): Failure =>
  random.pick(failuresOf(wish, method));

const failuresOf = (wish: string, method: PaymentMethod): readonly Failure[] => {
  switch (wish) {
    case 'failed':
      return [...OF_CUSTOMER[method].map((message) => failure('20010', message)), ...FAILED];
    case 'rejected':
      return REJECTED;
    case 'withdrawn':
      return [failure('20014', 'Dibatalkan oleh merchant.')];
    default:
      return [
        { failure_code: EXPIRED.failure?.code ?? null, failure_message: EXPIRED.failure?.message ?? null },
      ];
  }
};

const failure = (code: string, message: string): Failure => ({
  failure_code: code,
  failure_message: message,
});

// The contract's codes, with typical words of acquirers.
const FAILED = [
  failure('20013', 'Penyedia sedang mengalami gangguan.'),
  failure('20013', 'Tidak ada jawaban dari penyedia.'),
  failure('20011', 'Batas transaksi merchant terlampaui.'),
];
const REJECTED = [
  failure('20013', 'Ditolak oleh bank atau penerbit.'),
  failure('20010', 'Limit transaksi pelanggan terlampaui.'),
  failure('20013', 'Ditolak oleh sistem deteksi penipuan.'),
];

const NO_BALANCE = 'Saldo tidak mencukupi.';
const CANCELLED = 'Pembayaran dibatalkan oleh pelanggan.';
/** Failures on the customer's side depend on the method: only cards have 3-D Secure. */
const OF_CUSTOMER: Readonly<Record<PaymentMethod, readonly string[]>> = {
  va: [NO_BALANCE, CANCELLED],
  ewallet: [NO_BALANCE, CANCELLED, 'PIN salah.'],
  card: ['Verifikasi 3-D Secure gagal.', 'Limit kartu tidak mencukupi.', CANCELLED],
  qris: [NO_BALANCE, CANCELLED],
  retail_store: [CANCELLED],
  online_banking: [NO_BALANCE, CANCELLED],
  direct_debit: [NO_BALANCE, 'Kode OTP salah.'],
  bnpl: ['Limit paylater tidak mencukupi.', CANCELLED],
};

/** A method that accepts this amount; a bank transfer accepts nearly any. */
const chooseMethod = ({ random }: Seeding, bill: Bill): { method: PaymentMethod; channel: string } => {
  const method = random.weighted(METHODS[bill.trade] as Record<PaymentMethod, number>);
  const channel = random.weighted(CHANNEL_WEIGHTS[method]);
  const amount = rupiah(bill.price);
  const isTaken = decideCharge({ method, channel, amount }).ok && channel in CHANNEL_LIMITS[method];
  return isTaken ? { method, channel } : { method: 'va', channel: 'BCA' };
};

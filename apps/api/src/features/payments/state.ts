import { jakartaDate, rupiah } from '@dasbor/domain/kernel';
import type { CalendarDate } from '@dasbor/domain/kernel';
import { paymentCompleted, THE_MERCHANT } from '@dasbor/domain/ledger';
import type { Transfer } from '@dasbor/domain/ledger';
import {
  FAILURE_CODES,
  feesOf,
  INDONESIAN_HOLIDAYS,
  orderStatusAfter,
  paymentTransitions,
  remainingAfter,
  dueDayFrom,
} from '@dasbor/domain/payments';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import { post } from '../../platform/ledger/post.ts';
import { readClockAhead } from '../../platform/merchant/standing.ts';
import { outbox } from '../../platform/work/outbox.ts';
import type { AcquirerAnswer } from '../../rails/acquirer/port.ts';
import { recordStatusChange } from '../activity/public.ts';
import { followPayment } from '../invoices/public.ts';
import { findOrder, moveOrder, netAmountOf } from '../orders/public.ts';
import type { Moving, OrderRow } from '../orders/public.ts';
import { settlePromoOf } from '../promos/public.ts';
import { announcePayment } from './announce.ts';
import { findPayment } from './repository.ts';
import type { PaymentRow } from './rows.ts';

/**
 * The only function that changes a payment's status. It updates the order, posts the money of a completed payment, and notifies dashboards
 * and webhooks after the commit. Returns undefined, with nothing changed, if the payment is not in the expected status. Rows are always
 * locked in one order: the payment, then its order, then its promo.
 */
export const movePayment = async (
  moving: Moving,
  payment: PaymentRow,
  answer: AcquirerAnswer,
): Promise<PaymentRow | undefined> => {
  const { tx, now, ids } = moving;
  const { status: to, failure } = answer;
  const allowed = paymentTransitions.statuses.filter((from) => paymentTransitions.canMove(from, to));
  const money = to === 'completed' ? moneyOf(payment, answer, await dayPaid(tx, now)) : NO_MONEY;
  const moved = await tx.run(sql`
    update payment
       set status = ${to}, updated_at = ${now}, completed_at = ${to === 'completed' ? now : null},
           paid_amount = ${money.paid}, mdr_fee = ${money.mdrFee}, ppn = ${money.ppn},
           settlement_status = ${money.settlementStatus}, settlement_due_date = ${money.dueDate}::date,
           paid_on = ${money.paidOn}::date,
           issuer_name = ${answer.issuerName}, retrieval_reference_number = ${answer.retrievalReferenceNumber},
           failure_code = ${failure?.code}, failure_message = ${failure?.message}
     where id = ${payment.id} and status = any(${allowed}::text[])`);
  if (moved === 0) return undefined;

  const change = { kind: 'payment', subjectId: payment.id, from: payment.status, to, at: now } as const;
  await recordStatusChange(tx, { id: ids.next('event', now), ...change });
  await outbox.add(tx, {
    topic: 'payment.updated',
    aggregate: payment.id,
    payload: { status: to, order_id: payment.order_id },
  });
  const after = (await findPayment(tx, payment.id)) as PaymentRow;
  await announcePayment(moving, after);
  await orderFollows(moving, after);
  await settlePromoOf(tx, after, now);
  if (to === 'completed') post(tx, now, [moneyInOf(after)]);
  return after;
};

/** The postings of a completed payment. */
export const moneyInOf = ({ id, subaccount_id, paid_amount, mdr_fee, ppn }: MoneyOfPayment): Transfer =>
  paymentCompleted({
    id,
    amount: rupiah(Number(paid_amount)),
    fee: rupiah(Number(mdr_fee)),
    ppn: rupiah(Number(ppn)),
    holder: subaccount_id ?? THE_MERCHANT,
  });

type MoneyOfPayment = Pick<PaymentRow, 'id' | 'subaccount_id' | 'paid_amount' | 'mdr_fee' | 'ppn'>;

/** For an overdue payment without money: we end it, even if the acquirer still has it open. */
export const EXPIRED: AcquirerAnswer = {
  status: 'cancelled',
  paidAmount: 0,
  issuerName: null,
  retrievalReferenceNumber: null,
  failure: { code: FAILURE_CODES.expired, message: 'Waktu pembayaran habis.' },
};

/** What a payment deducts from its order: the paid amount without the customer's fee, and what a promo took off. */
export const contributionOf = (payment: PaymentRow, answer?: AcquirerAnswer): number => {
  const paid = answer?.status === 'completed' ? answer.paidAmount : Number(payment.paid_amount);
  return (paid || Number(payment.amount)) - Number(payment.admin_fee) + Number(payment.discount);
};

const orderFollows = async (moving: Moving, payment: PaymentRow): Promise<void> => {
  const row = (await findOrder(moving.tx, payment.order_id, { lock: true })) as OrderRow;
  const order = orderToFollow(row);
  const followed = { status: payment.status, amount: rupiah(contributionOf(payment)) };
  const remaining = remainingAfter(order, followed);
  await moveOrder(moving, row, orderStatusAfter(order, followed), remaining);
  if (row.invoice_id) await followPayment(moving, row.invoice_id, payment, order.remaining - remaining);
};

export const orderToFollow = (row: OrderRow) => ({
  status: row.status,
  netAmount: rupiah(netAmountOf(row)),
  remaining: rupiah(Number(row.remaining_payment)),
});

type Money = {
  paid: number;
  mdrFee: number;
  ppn: number;
  settlementStatus: 'need_to_settle' | null;
  dueDate: string | null;
  /** Null if it is the real day. */
  paidOn: string | null;
};

const NO_MONEY: Money = { paid: 0, mdrFee: 0, ppn: 0, settlementStatus: null, dueDate: null, paidOn: null };

const moneyOf = (payment: PaymentRow, { paidAmount }: AcquirerAnswer, day: DayPaid): Money => {
  const { method, channel, mdr_fee_payer: payer } = payment;
  const price = rupiah(paidAmount - Number(payment.admin_fee));
  const { mdrFee, ppn } = feesOf(price, { method, channel, payer });
  const dueDate = dueDayFrom(method, day.byClock, INDONESIAN_HOLIDAYS);
  const paidOn = day.byClock === day.real ? null : day.byClock;
  return { paid: paidAmount, mdrFee, ppn, settlementStatus: 'need_to_settle', dueDate, paidOn };
};

type DayPaid = { real: CalendarDate; byClock: CalendarDate };

/** In sandbox, the due day counts from the day of the merchant's clock. */
const dayPaid = async (tx: Tx, now: Date): Promise<DayPaid> => ({
  real: jakartaDate(now),
  byClock: jakartaDate(calendarNow(now, await readClockAhead(tx))),
});

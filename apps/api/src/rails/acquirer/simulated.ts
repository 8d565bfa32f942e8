import { createHash } from 'node:crypto';
import { CHANNELS, FAILURE_CODES, paymentTransitions } from '@dasbor/domain/payments';
import type { PaymentStatus } from '@dasbor/domain/payments';
import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { PayPages } from './pay-pages.ts';
import type { AcquirerAnswer, PaymentAtAcquirer, SimulatedRail } from './port.ts';
import { beginCharge } from './simulated-charge.ts';
import { simulateRefund } from './simulated-refund.ts';

type Book = {
  status: PaymentStatus;
  paid_amount: string;
  issuer_name: string | null;
  retrieval_reference_number: string | null;
  failure_code: string | null;
  failure_message: string | null;
  fault: 'unreachable' | null;
};

/** Answers from its own table (`acquirer.payment`) and logs its callers. An unknown payment has not been started. */
export const simulatedAcquirer = (pages: PayPages): SimulatedRail => ({
  charge: async (tx, payment, now) => {
    const begun = await beginCharge(tx, pages, payment);
    await write(
      tx,
      { ...payment, virtualAccountNumber: begun.virtualAccountNumber },
      { status: begun.status, paidAmount: 0 },
      now,
    );
    return begun;
  },

  enquire: async (tx, payment, now) => {
    const book = await findBook(tx, payment);
    if (book?.fault === 'unreachable') return 'unreachable';
    const answer = book ? fromBook(book) : bare('started');
    await tx.run(sql`
      insert into acquirer.enquiry (merchant_id, mode, payment_id, answer, asked_at)
      values (current_setting('app.merchant_id'), current_setting('app.mode'), ${payment.id}, ${answer.status}, ${now})`);
    return answer;
  },

  withdraw: async (tx, payment, now) => {
    const book = await findBook(tx, payment, sql`for update`);
    if (book?.fault === 'unreachable') return 'unreachable';
    if (book && paymentTransitions.isFinal(book.status)) return fromBook(book);
    return write(tx, payment, { status: 'cancelled', paidAmount: 0 }, now);
  },

  refund: simulateRefund,

  simulate: write,
});

const findBook = (tx: Tx, payment: PaymentAtAcquirer, lock = empty): Promise<Book | undefined> =>
  tx.maybe<Book>(sql`
    select status, paid_amount, issuer_name, retrieval_reference_number, failure_code, failure_message, fault
      from acquirer.payment where payment_id = ${payment.id} ${lock}`);

const write: SimulatedRail['simulate'] = async (tx, payment, { status, paidAmount }, now) => {
  const answer = answerFor(payment, status, paidAmount, now);
  const written = await tx.run(sql`
    insert into acquirer.payment as book (merchant_id, mode, payment_id, status, paid_amount, issuer_name,
                                          retrieval_reference_number, failure_code, failure_message, updated_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${payment.id}, ${answer.status},
            ${answer.paidAmount}, ${answer.issuerName}, ${answer.retrievalReferenceNumber},
            ${answer.failure?.code}, ${answer.failure?.message}, ${now})
    on conflict (merchant_id, mode, payment_id) do update
      set status = excluded.status, paid_amount = excluded.paid_amount, issuer_name = excluded.issuer_name,
          retrieval_reference_number = excluded.retrieval_reference_number, failure_code = excluded.failure_code,
          failure_message = excluded.failure_message, fault = null, updated_at = excluded.updated_at
      where book.status <> all(${ENDED}::text[])`);
  return written === 1 ? answer : fromBook((await findBook(tx, payment)) as Book);
};

const ENDED = paymentTransitions.statuses.filter((status) => paymentTransitions.isFinal(status));

/** This acquirer's answer when a payment reaches a status; the same for the same payment and hour. */
export const answerFor = (
  payment: Pick<PaymentAtAcquirer, 'id' | 'method' | 'channel'>,
  status: PaymentStatus,
  paidAmount: number,
  now: Date,
): AcquirerAnswer => {
  if (status !== 'completed') return { ...bare(status), failure: FAILURES[status] ?? null };
  const spread = createHash('sha256').update(payment.id).digest();
  return {
    ...bare(status),
    paidAmount,
    issuerName: issuerOf(payment, spread),
    retrievalReferenceNumber: NETWORKED.has(payment.method) ? retrievalReference(now, spread) : null,
  };
};

const bare = (status: PaymentStatus): AcquirerAnswer => ({
  status,
  paidAmount: 0,
  issuerName: null,
  retrievalReferenceNumber: null,
  failure: null,
});

const fromBook = (book: Book): AcquirerAnswer => ({
  status: book.status,
  paidAmount: Number(book.paid_amount),
  issuerName: book.issuer_name,
  retrievalReferenceNumber: book.retrieval_reference_number,
  failure: book.failure_code ? { code: book.failure_code, message: book.failure_message ?? '' } : null,
});

const FAILURES: Partial<Record<PaymentStatus, { code: string; message: string }>> = {
  failed: { code: FAILURE_CODES.provider, message: 'Ditolak oleh penyedia.' },
  rejected: { code: FAILURE_CODES.customer, message: 'Ditolak oleh bank penerbit.' },
  cancelled: { code: FAILURE_CODES.cancelledByMerchant, message: 'Dibatalkan oleh merchant.' },
};

// Networks of cards, QRIS and wallets number their payments; bank transfers and stores do not.
const NETWORKED: ReadonlySet<string> = new Set(['card', 'qris', 'ewallet']);
const CARD_ISSUERS = ['BCA', 'Mandiri', 'BNI', 'BRI', 'CIMB Niaga', 'Permata'];
const QRIS_ISSUERS = ['GoPay', 'OVO', 'DANA', 'ShopeePay', 'BCA', 'Mandiri', 'BRI', 'LinkAja'];

const issuerOf = (
  { method, channel }: Pick<PaymentAtAcquirer, 'method' | 'channel'>,
  spread: Buffer,
): string => {
  if (method === 'card') return pick(CARD_ISSUERS, spread);
  if (method === 'qris') return pick(QRIS_ISSUERS, spread);
  const name = CHANNELS[method].find((one) => one.channel === channel)?.name ?? channel;
  return method === 'va' ? `Bank ${name}` : name;
};

const pick = (names: readonly string[], spread: Buffer): string =>
  names[spread.readUInt8(0) % names.length] as string;

/** ISO 8583 in common use: last digit of the year, day of the year, hour (UTC), six digits of a running number. */
const retrievalReference = (now: Date, spread: Buffer): string => {
  const day = Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 0)) / 86_400_000);
  const parts = [now.getUTCFullYear() % 10, pad(day, 3), pad(now.getUTCHours(), 2)];
  return `${parts.join('')}${pad(spread.readUInt32BE(1) % 1_000_000, 6)}`;
};

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

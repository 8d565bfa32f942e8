import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import type { AcquirerRail, RefundAnswer, RefundAtAcquirer } from './port.ts';

/** Amounts that end in this many rupiah fail, so that a failure can be tried. */
const FAILING_RUPIAH = 13;
/** Card issuers take days; the simulated one takes this long, so that the wait can be seen. */
const CARD_MS = 30_000;

export const simulateRefund: AcquirerRail['refund'] = async (tx, refund, now) => {
  const { id, payment, amount } = refund;
  const finalAt = new Date(now.getTime() + (payment.method === 'card' ? CARD_MS : 0));
  const outcome = amount % 1_000 === FAILING_RUPIAH ? 'failed' : 'done';
  const book = await tx.one<{ outcome: 'done' | 'failed'; final_at: string; fault: string | null }>(sql`
    insert into acquirer.refund as book (merchant_id, mode, refund_id, payment_id, amount, outcome, final_at)
    values (current_setting('app.merchant_id'), current_setting('app.mode'), ${id}, ${payment.id}, ${amount}, ${outcome},
            ${finalAt})
    on conflict (merchant_id, mode, refund_id) do update set times_asked = book.times_asked + 1
    returning outcome, final_at, (select fault from acquirer.payment where payment_id = ${payment.id}) as fault`);
  if (book.fault === 'unreachable') return 'unreachable';
  return new Date(book.final_at) > now ? { status: 'processing' } : ANSWERS[book.outcome](refund);
};

const ANSWERS: Record<'done' | 'failed', (refund: RefundAtAcquirer) => RefundAnswer> = {
  done: ({ id }) => ({ status: 'done', retrievalReferenceNumber: referenceOf(id) }),
  failed: () => ({
    status: 'failed',
    failure: { code: 'CUSTOMER_ACCOUNT_CLOSED', message: 'Akun pelanggan sudah tidak aktif.' },
  }),
};

/** Twelve digits; the same for the same refund. */
const referenceOf = (id: string): string =>
  String(createHash('sha256').update(id).digest().readBigUInt64BE(0) % 1_000_000_000_000n).padStart(12, '0');

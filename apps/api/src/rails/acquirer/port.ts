import type { PaymentMethod, PaymentStatus } from '@dasbor/domain/payments';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

/** The payment as the acquirer knows it: by our id. */
export type PaymentAtAcquirer = { id: string; method: PaymentMethod; channel: string };

/** What the acquirer has to say of a payment. Everything but the status is known only once it has ended. */
export type AcquirerAnswer = {
  status: PaymentStatus;
  paidAmount: number;
  issuerName: string | null;
  retrievalReferenceNumber: string | null;
  failure: { code: string; message: string } | null;
};

/** What the acquirer is asked to collect, and for whom. */
export type PaymentToCharge = PaymentAtAcquirer & {
  mode: Mode;
  merchantId: string;
  merchantName: string;
  amount: number;
};

/** How the customer pays: exactly one of the four, by method. */
export type Begun = {
  status: 'started' | 'processing';
  virtualAccountNumber: string | null;
  qrisContent: string | null;
  paymentCode: string | null;
  redirectUrl: string | null;
};

/**
 * The way to whoever collects the money. The simulated acquirer keeps its books in our database, so it is given the open
 * transaction; an adapter that goes out over the network ignores it, must answer within a bound of its own, and answers
 * `unreachable` after it. It is asked before anything is locked: a slow acquirer holds a connection, never a row.
 */
export type AcquirerRail = {
  charge: (tx: Tx, payment: PaymentToCharge, now: Date) => Promise<Begun | 'unreachable'>;
  /** Asks to take nothing more for it. Answers how it stands then: cancelled, or ended before in its own way. */
  withdraw: (tx: Tx, payment: PaymentAtAcquirer, now: Date) => Promise<AcquirerAnswer | 'unreachable'>;
  enquire: (tx: Tx, payment: PaymentAtAcquirer, now: Date) => Promise<AcquirerAnswer | 'unreachable'>;
  /** The acquirer's sandbox: makes it answer so from now on. */
  simulate: (
    tx: Tx,
    payment: PaymentAtAcquirer,
    wanted: { status: PaymentStatus; paidAmount: number },
    now: Date,
  ) => Promise<AcquirerAnswer>;
};

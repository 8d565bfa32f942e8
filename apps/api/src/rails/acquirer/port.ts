import type { BuyerAddress } from '@dasbor/domain/checkout';
import type { PaymentMethod, PaymentStatus } from '@dasbor/domain/payments';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

/** The payment in the acquirer's terms, by our id. */
export type PaymentAtAcquirer = { id: string; method: PaymentMethod; channel: string };

/** The acquirer's answer about a payment. Everything but the status is known only after it has ended. */
export type AcquirerAnswer = {
  status: PaymentStatus;
  paidAmount: number;
  issuerName: string | null;
  retrievalReferenceNumber: string | null;
  failure: { code: string; message: string } | null;
};

/** What the acquirer is asked to collect, and for which merchant. */
export type PaymentToCharge = PaymentAtAcquirer & {
  mode: Mode;
  merchantId: string;
  merchantName: string;
  amount: number;
  /** Of the customer, for a method that sells on credit. */
  address?: BuyerAddress | undefined;
};

/** How the customer pays: exactly one of the four, by method. */
export type Begun = {
  status: 'started' | 'processing';
  virtualAccountNumber: string | null;
  qrisContent: string | null;
  paymentCode: string | null;
  redirectUrl: string | null;
};

export type RefundAtAcquirer = {
  /** The acquirer refunds an id once, however often it is asked. */
  id: string;
  payment: PaymentAtAcquirer;
  amount: number;
};

/** The state of a refund at the acquirer. */
export type RefundAnswer =
  | { status: 'processing' }
  | { status: 'done'; retrievalReferenceNumber: string | null }
  | { status: 'failed'; failure: { code: string; message: string } };

/**
 * The interface to an acquirer. The simulated one stores its data in our database, so it receives the open transaction. A network adapter
 * ignores it, must answer within its own timeout, and returns `unreachable` after it. It is called before anything is locked, so a slow
 * acquirer holds a connection but no row.
 */
export type AcquirerRail = {
  charge: (tx: Tx, payment: PaymentToCharge, now: Date) => Promise<Begun | 'unreachable'>;
  /** Asks to cancel the payment. Returns the resulting state: cancelled, or already ended. */
  withdraw: (tx: Tx, payment: PaymentAtAcquirer, now: Date) => Promise<AcquirerAnswer | 'unreachable'>;
  enquire: (tx: Tx, payment: PaymentAtAcquirer, now: Date) => Promise<AcquirerAnswer | 'unreachable'>;
  /** Asks to refund, or for the state of a refund that was asked for before. */
  refund: (tx: Tx, refund: RefundAtAcquirer, now: Date) => Promise<RefundAnswer | 'unreachable'>;
  /** Only in the acquirer's sandbox: sets its answer. */
  simulate: (
    tx: Tx,
    payment: PaymentAtAcquirer,
    wanted: { status: PaymentStatus; paidAmount: number },
    now: Date,
  ) => Promise<AcquirerAnswer>;
};

import type { BuyerAddress } from '@dasbor/domain/checkout';
import type { PaymentMethod, PaymentStatus } from '@dasbor/domain/payments';
import type { Tx } from '../../platform/db/tx.ts';
import type { Mode } from '../../platform/merchant/mode.ts';

/** The payment in the acquirer's terms, by our id. */
export type PaymentAtAcquirer = {
  id: string;
  mode: Mode;
  method: PaymentMethod;
  channel: string;
  /** As given by `charge`. Many acquirers know a payment by its number only. */
  virtualAccountNumber: string | null;
};

/** The acquirer's answer about a payment. Everything but the status is known only after it has ended. */
export type AcquirerAnswer = {
  status: PaymentStatus;
  paidAmount: number;
  issuerName: string | null;
  retrievalReferenceNumber: string | null;
  failure: { code: string; message: string } | null;
};

/** What the acquirer is asked to collect, and for which merchant. */
export type PaymentToCharge = Omit<PaymentAtAcquirer, 'virtualAccountNumber'> & {
  merchantId: string;
  merchantName: string;
  amount: number;
  /** The acquirer takes no money from then on. */
  expiresAt: Date;
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
  payment: Omit<PaymentAtAcquirer, 'virtualAccountNumber'>;
  amount: number;
};

/** The state of a refund at the acquirer. */
export type RefundAnswer =
  | { status: 'processing' }
  | { status: 'done'; retrievalReferenceNumber: string | null }
  | { status: 'failed'; failure: { code: string; message: string } };

/**
 * The interface to an acquirer. The simulated one stores its data in our database, so it receives the open transaction. A network adapter
 * makes its calls by `outside`: the transaction is rolled back before the call and runs again with the answer. So a slow acquirer holds no
 * lock and no connection. It must answer within `ACQUIRER_TIMEOUT_MS`, returns `unreachable` after it, and never throws.
 * `conformance/acquirer.ts` tests all of this on any adapter.
 */
export type AcquirerRail = {
  /** `unreachable`: nothing that a customer can pay is known, so the payment does not exist. */
  charge: (tx: Tx, payment: PaymentToCharge, now: Date) => Promise<Begun | 'unreachable'>;
  /** Asks to cancel the payment. Returns the resulting state: cancelled, or already ended. */
  withdraw: (tx: Tx, payment: PaymentAtAcquirer, now: Date) => Promise<AcquirerAnswer | 'unreachable'>;
  /** The state of a payment, with the amount that was really paid. One that the acquirer does not know was not started. */
  enquire: (tx: Tx, payment: PaymentAtAcquirer, now: Date) => Promise<AcquirerAnswer | 'unreachable'>;
  /** Asks to refund, or for the state of a refund that was asked for before. */
  refund: (tx: Tx, refund: RefundAtAcquirer, now: Date) => Promise<RefundAnswer | 'unreachable'>;
};

/** An acquirer whose answers can be set, for sandbox and demonstrations. An ended payment keeps its answer. */
export type SimulatedRail = AcquirerRail & {
  simulate: (
    tx: Tx,
    payment: PaymentAtAcquirer,
    wanted: { status: PaymentStatus; paidAmount: number },
    now: Date,
  ) => Promise<AcquirerAnswer>;
};

export const ACQUIRER_TIMEOUT_MS = 10_000;

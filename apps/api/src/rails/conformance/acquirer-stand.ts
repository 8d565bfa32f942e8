import type { Tx } from '../../platform/db/tx.ts';
import type {
  AcquirerAnswer,
  AcquirerRail,
  PaymentAtAcquirer,
  PaymentToCharge,
  RefundAtAcquirer,
} from '../acquirer/port.ts';
import type { Wire } from './wire.ts';

/** An adapter and the acquirer behind it. The kit tests payments by virtual account, which every acquirer here has. */
export type AcquirerStand = {
  rail: AcquirerRail;
  /** A payment by virtual account with a new id. */
  newPayment: () => PaymentToCharge;
  /** Runs the work in a transaction of the merchant, as the product does. */
  within: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  now: () => Date;
  /** A customer transfers this amount to the number. The acquirer may refuse it. */
  pay: (payment: PaymentAtAcquirer, amount: number) => Promise<void>;
  /** While this runs, the acquirer does not answer about this payment. */
  whileAway: (payment: PaymentAtAcquirer, work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** An acquirer that refunds, such as one for cards or wallets. */
export type RefundingStand = Pick<AcquirerStand, 'rail' | 'within' | 'now' | 'close'> & {
  /** A refund with a new id of a payment that was paid. */
  refundTo: (fate: 'done' | 'failed' | 'takes_long' | 'answer_lost') => Promise<RefundAtAcquirer>;
  settle: () => Promise<void>;
  /** How often the acquirer gave money back under this id, by its own books. */
  timesRefunded: (id: string) => Promise<number>;
};

/** An adapter that calls the acquirer over HTTP, through a wire that can be cut. */
export type WiredAcquirerStand = AcquirerStand & {
  wire: Wire;
  paths: { charge: string; enquire: string; withdraw: string };
};

export const AWAY = 'unreachable';

/** Charges a new payment, which must succeed. */
export const charged = async (stand: AcquirerStand): Promise<PaymentAtAcquirer & { amount: number }> => {
  const payment = stand.newPayment();
  const begun = await stand.within((tx) => stand.rail.charge(tx, payment, stand.now()));
  if (begun === AWAY || begun.virtualAccountNumber === null)
    throw new Error('The acquirer gave no number for a payment by virtual account.');
  const { id, mode, method, channel, amount } = payment;
  return { id, mode, method, channel, amount, virtualAccountNumber: begun.virtualAccountNumber };
};

type Asked = Promise<AcquirerAnswer | 'unreachable'>;

export const enquire = (stand: AcquirerStand, payment: PaymentAtAcquirer): Asked =>
  stand.within((tx) => stand.rail.enquire(tx, payment, stand.now()));

export const withdraw = (stand: AcquirerStand, payment: PaymentAtAcquirer): Asked =>
  stand.within((tx) => stand.rail.withdraw(tx, payment, stand.now()));

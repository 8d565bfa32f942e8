import type { PaymentStatus } from '@dasbor/domain/payments';
import type { OrderStatus } from '@dasbor/domain/orders';
import type { SyncOutcome } from '@dasbor/domain/sync';

export type DemoSyncCase = {
  outcome: SyncOutcome;
  orderId: string;
  /** In the style of the shop's invoices to other cafés. */
  reference: string;
  /** Null if there was no attempt to pay. */
  paymentId: string | null;
  order: OrderStatus;
  payment: PaymentStatus | null;
  /** The acquirer's answer to a sync. */
  acquirer: PaymentStatus | 'unreachable' | null;
  isPastExpiry: boolean;
};

const id = (prefix: 'ord' | 'pay', number: number) =>
  `${prefix}_01DEM0SYNC${String(number).padStart(16, '0')}`;

/**
 * An order, usually with a payment, for every outcome of a sync, in both modes. Syncing the order or its payment gives the named outcome.
 * `validating` belongs to disbursements.
 */
export const demoSyncCases = (): readonly DemoSyncCase[] =>
  CASES.map(([outcome, order, payment, acquirer, isPastExpiry], index) => ({
    outcome,
    orderId: id('ord', index + 1),
    reference: `INV-${2401 + index}`,
    paymentId: payment && id('pay', index + 1),
    order,
    payment,
    acquirer,
    isPastExpiry,
  }));

type Case = readonly [
  outcome: SyncOutcome,
  order: OrderStatus,
  payment: PaymentStatus | null,
  acquirer: DemoSyncCase['acquirer'],
  isPastExpiry: boolean,
];

const CASES: readonly Case[] = [
  ['webhook_resent', 'completed', 'completed', null, false],
  ['status_changed', 'processing', 'processing', 'completed', false],
  ['status_changed', 'processing', 'processing', 'failed', false],
  ['still_processing', 'processing', 'processing', 'processing', false],
  ['order_expired', 'processing', 'processing', 'processing', true],
  ['already_expired', 'expired', 'cancelled', null, true],
  ['no_payment_yet', 'started', null, null, false],
  ['no_payment_yet', 'started', 'started', 'started', false],
  ['unreachable', 'processing', 'processing', 'unreachable', false],
];

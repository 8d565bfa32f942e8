import {
  type DisplayedPaymentStatus,
  displayedPaymentStatus,
  type SettlementStatus,
} from '@dasbor/domain/payments';
import type { Meanings } from '../status/meanings.ts';
import type { components } from '@dasbor/sdk';

/** Every status in the domain, and the plain `completed` of filters and totals, which covers both settlement states. */
export type ShownPaymentStatus = DisplayedPaymentStatus['status'] | 'completed';

export const paymentMeanings: Meanings<ShownPaymentStatus> = {
  started: 'started',
  // The acquirer has the payment but the customer has not paid, so no money is being processed.
  processing: 'waiting_payment',
  completed: 'completed',
  waiting: 'waiting_settlement',
  settled: 'settled',
  cancelled: 'cancelled',
  rejected: 'rejected',
  failed: 'failed',
};

export const settlementMeanings: Meanings<SettlementStatus> = {
  need_to_settle: 'waiting_settlement',
  settled: 'settled',
};

/** Converts the contract's record to the domain's. */
export const shownStatus = (
  payment: Pick<components['schemas']['Payment'], 'status' | 'settlement_status' | 'settlement_due_date'>,
): DisplayedPaymentStatus =>
  displayedPaymentStatus({
    status: payment.status,
    settlementStatus: payment.settlement_status,
    settlementDueDate: payment.settlement_due_date,
  });

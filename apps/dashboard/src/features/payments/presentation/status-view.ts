import { type DisplayedPaymentStatus, displayedPaymentStatus } from '@dasbor/domain/payments';
import type { StatusView } from '../../../shared/lib/status-view.ts';
import type { Payment } from '../api/types.ts';

/** Every status the domain shows, and the bare `completed` of filters and totals, which takes both settlements together. */
export type ShownPaymentStatus = DisplayedPaymentStatus['status'] | 'completed';

export const paymentStatusView: Readonly<Record<ShownPaymentStatus, StatusView>> = {
  started: { tone: 'neutral', icon: 'waiting' },
  processing: { tone: 'info', icon: 'progress' },
  completed: { tone: 'success', icon: 'done' },
  // Paid by the customer, on its way to the merchant: good news, and not yet the last.
  waiting: { tone: 'success', icon: 'waiting' },
  settled: { tone: 'success', icon: 'done' },
  cancelled: { tone: 'neutral', icon: 'cancelled' },
  rejected: { tone: 'danger', icon: 'cancelled' },
  failed: { tone: 'danger', icon: 'failed' },
};

/** The domain's reading of the contract's record. */
export function shownStatus(
  payment: Pick<Payment, 'status' | 'settlement_status' | 'settlement_due_date'>,
): DisplayedPaymentStatus {
  return displayedPaymentStatus({
    status: payment.status,
    settlementStatus: payment.settlement_status,
    settlementDueDate: payment.settlement_due_date,
  });
}

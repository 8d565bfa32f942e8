import type { CalendarDate } from '../kernel/index.ts';
import type { PaymentStatus, SettlementStatus } from './status.ts';

export type DisplayablePayment = {
  readonly status: PaymentStatus;
  readonly settlementStatus: SettlementStatus | null;
  readonly settlementDueDate: CalendarDate | null;
};

export type DisplayedPaymentStatus =
  | { readonly status: Exclude<PaymentStatus, 'completed'> | 'settled' }
  | { readonly status: 'waiting'; /** An estimate. */ readonly dueDate: CalendarDate | null };

/** Product spec §4: a completed payment shows Settled, or Waiting with the due date as an estimate. */
export const displayedPaymentStatus = (payment: DisplayablePayment): DisplayedPaymentStatus => {
  if (payment.status !== 'completed') return { status: payment.status };
  if (payment.settlementStatus === 'settled') return { status: 'settled' };
  return { status: 'waiting', dueDate: payment.settlementDueDate };
};

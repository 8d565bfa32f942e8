import { rupiah } from '@dasbor/domain/kernel';
import type { PaymentMethod, PaymentStatus } from '@dasbor/domain/payments';
import type { RefundablePayment } from '@dasbor/domain/refunds';
import type { components } from '@dasbor/sdk';

/** Converts the contract's record to the domain's. */
export const refundablePayment = (payment: components['schemas']['Payment']): RefundablePayment => ({
  status: payment.status as PaymentStatus,
  method: payment.method as PaymentMethod,
  channel: payment.channel,
  paidAmount: rupiah(payment.paid_amount),
  refundAmount: rupiah(payment.refund_amount),
  returnedAmount: rupiah(payment.returned_amount),
  completedAt: payment.completed_at,
});

import type { InvoiceStatus } from '@dasbor/domain/invoices';
import type { Meanings } from '../../../shared/status/meanings.ts';
import type { InvoicePayment } from '../api/types.ts';

export const invoiceMeanings: Meanings<InvoiceStatus> = {
  draft: 'draft',
  outstanding: 'outstanding',
  late: 'late',
  // A customer has begun to pay, and the acquirer has not answered yet.
  pending: 'being_paid',
  paid: 'paid',
};

export const invoicePaymentMeanings: Meanings<InvoicePayment['status']> = {
  completed: 'completed',
  paid_manually: 'recorded',
  reversed: 'reversed',
};

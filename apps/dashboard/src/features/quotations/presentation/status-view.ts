import type { QuotationStatus } from '@dasbor/domain/quotations';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const quotationMeanings: Meanings<QuotationStatus> = {
  draft: 'draft',
  sent: 'waiting_answer',
  accepted: 'accepted',
  declined: 'declined',
  expired: 'expired',
  invoiced: 'invoiced',
};

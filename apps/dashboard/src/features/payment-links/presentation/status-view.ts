import type { PaymentLinkStatus } from '@dasbor/domain/payment-links';
import type { Meanings } from '../../../shared/status/meanings.ts';

export const paymentLinkMeanings: Meanings<PaymentLinkStatus> = {
  paid: 'paid',
  unpaid: 'unpaid',
  expired: 'expired',
  cancelled: 'cancelled',
};

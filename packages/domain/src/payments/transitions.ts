import { defineTransitions } from '../kernel/index.ts';
import type { PaymentStatus } from './status.ts';

/** Where a payment may go. A second try is a new payment, and money given back is a refund: what has ended stays. */
export const paymentTransitions = /* @__PURE__ */ defineTransitions<PaymentStatus>({
  started: ['processing', 'completed', 'cancelled', 'rejected', 'failed'],
  processing: ['completed', 'cancelled', 'rejected', 'failed'],
  completed: [],
  cancelled: [],
  rejected: [],
  failed: [],
});

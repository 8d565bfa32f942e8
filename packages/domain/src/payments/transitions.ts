import { defineTransitions } from '../kernel/index.ts';
import type { PaymentStatus } from './status.ts';

/** The transitions of a payment. Final states stay: a second try is a new payment, and a refund is a separate record. */
export const paymentTransitions = /* @__PURE__ */ defineTransitions<PaymentStatus>({
  started: ['processing', 'completed', 'cancelled', 'rejected', 'failed'],
  processing: ['completed', 'cancelled', 'rejected', 'failed'],
  completed: [],
  cancelled: [],
  rejected: [],
  failed: [],
});

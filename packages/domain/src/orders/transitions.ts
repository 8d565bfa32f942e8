import { defineTransitions } from '../kernel/index.ts';
import type { OrderStatus } from './status.ts';

/**
 * Where an order may go. A failed order is not lost: until it expires the customer may try again with another payment.
 * What is completed, cancelled or expired stays so; money given back is a refund, not a state of the order.
 */
export const orderTransitions = /* @__PURE__ */ defineTransitions<OrderStatus>({
  started: ['processing', 'completed', 'cancelled', 'failed', 'expired'],
  processing: ['completed', 'cancelled', 'failed', 'expired'],
  completed: [],
  cancelled: [],
  failed: ['processing', 'completed', 'cancelled', 'expired'],
  expired: [],
});

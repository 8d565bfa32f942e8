import { defineTransitions } from '../kernel/index.ts';
import type { OrderStatus } from './status.ts';

/**
 * The transitions of an order. A failed order can still be paid until it expires. Completed, cancelled and expired are final; a refund
 * does not change the order.
 */
export const orderTransitions = /* @__PURE__ */ defineTransitions<OrderStatus>({
  started: ['processing', 'completed', 'cancelled', 'failed', 'expired'],
  processing: ['completed', 'cancelled', 'failed', 'expired'],
  completed: [],
  cancelled: [],
  failed: ['processing', 'completed', 'cancelled', 'expired'],
  expired: [],
});

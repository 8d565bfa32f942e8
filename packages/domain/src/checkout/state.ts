import type { Instant } from '../kernel/index.ts';
import { isOrderPastExpiry, type OrderStatus } from '../orders/index.ts';

/** What a customer sees of an order. */
export const CHECKOUT_STATES = ['open', 'paid', 'expired', 'cancelled', 'suspended'] as const;
export type CheckoutState = (typeof CHECKOUT_STATES)[number];

export type OrderAtCheckout = {
  readonly status: OrderStatus;
  readonly expiresAt: Instant;
};

/** A failed payment does not end the order: its customer may try again until it expires. */
export const checkoutState = (
  { status, expiresAt }: OrderAtCheckout,
  { suspended }: { readonly suspended: boolean },
  now: Date,
): CheckoutState => {
  switch (status) {
    case 'completed':
      return 'paid';
    case 'cancelled':
    case 'expired':
      return status;
    case 'started':
    case 'processing':
    case 'failed':
      if (isOrderPastExpiry({ expiresAt }, now)) return 'expired';
      return suspended ? 'suspended' : 'open';
  }
};

/** Product spec §4. */
export const ORDER_STATUSES = [
  'started',
  'processing',
  'completed',
  'cancelled',
  'failed',
  'expired',
] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

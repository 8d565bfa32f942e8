import { ORDER_STATUSES, type OrderStatus } from './status.ts';

export type OrderFilterMeaning = {
  readonly statuses: readonly OrderStatus[];
  /** If set, the filter also requires that the money has, or has not, been settled. */
  readonly settled?: boolean;
};

export type OrderFilter = OrderStatus | 'unpaid' | 'paid' | 'onhold' | 'settled' | 'waiting';

/** Product spec §4 lists five filters beside the statuses. Their meaning is ours. */
export const ORDER_FILTERS: Readonly<Record<OrderFilter, OrderFilterMeaning>> = {
  started: { statuses: ['started'] },
  processing: { statuses: ['processing'] },
  completed: { statuses: ['completed'] },
  cancelled: { statuses: ['cancelled'] },
  failed: { statuses: ['failed'] },
  expired: { statuses: ['expired'] },
  // Open, and not paid in full.
  unpaid: { statuses: ['started', 'processing', 'failed'] },
  paid: { statuses: ['completed'] },
  // Started, and neither confirmed nor rejected by the bank.
  onhold: { statuses: ['processing'] },
  settled: { statuses: ['completed'], settled: true },
  waiting: { statuses: ['completed'], settled: false },
};

export const ORDER_FILTER_KEYS: readonly OrderFilter[] = [
  ...ORDER_STATUSES,
  'unpaid',
  'paid',
  'onhold',
  'settled',
  'waiting',
];

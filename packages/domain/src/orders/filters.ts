import { ORDER_STATUSES, type OrderStatus } from './status.ts';

export interface OrderFilterMeaning {
  readonly statuses: readonly OrderStatus[];
  /** Where the filter asks for settlement too: whether the money has been settled to the merchant. */
  readonly settled?: boolean;
}

export type OrderFilter = OrderStatus | 'unpaid' | 'paid' | 'onhold' | 'settled' | 'waiting';

/** Product spec §4: the filter has words of its own beside the statuses. What each of them selects is ours. */
export const ORDER_FILTERS: Readonly<Record<OrderFilter, OrderFilterMeaning>> = {
  started: { statuses: ['started'] },
  processing: { statuses: ['processing'] },
  completed: { statuses: ['completed'] },
  cancelled: { statuses: ['cancelled'] },
  failed: { statuses: ['failed'] },
  expired: { statuses: ['expired'] },
  // Open, and the whole amount has not come in.
  unpaid: { statuses: ['started', 'processing', 'failed'] },
  paid: { statuses: ['completed'] },
  // Begun and neither confirmed nor refused by the bank.
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

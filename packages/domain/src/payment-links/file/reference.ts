import { type OrderStatus } from '../../orders/index.ts';

const ENDED: ReadonlySet<OrderStatus> = new Set(['expired', 'cancelled']);

/** A file that is uploaded twice must not bill twice: its references belong to orders that were paid or can still be paid. */
export const isReferenceTaken = (statuses: readonly OrderStatus[]): boolean =>
  statuses.some((status) => !ENDED.has(status));

import { err, ok, type Result, type Rupiah, subtractRupiah } from '../kernel/index.ts';
import type { OrderProblemCode } from './problems.ts';
import type { OrderStatus } from './status.ts';
import { orderTransitions } from './transitions.ts';

export type CancellableOrder = {
  readonly status: OrderStatus;
  readonly netAmount: Rupiah;
  readonly remaining: Rupiah;
};

/** An order that ended cannot be cancelled; one with money in it must be refunded first. */
export const decideCancel = ({
  status,
  netAmount,
  remaining,
}: CancellableOrder): Result<true, OrderProblemCode> => {
  if (!orderTransitions.canMove(status, 'cancelled')) return err('DPAY_ORDER_NOT_CANCELLABLE', { status });
  const paid = subtractRupiah(netAmount, remaining);
  return paid > 0 ? err('DPAY_ORDER_PARTLY_PAID', { paid }) : ok(true);
};

import { orderTransitions } from '@dasbor/domain/orders';
import type { OrderStatus } from '@dasbor/domain/orders';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import { outbox } from '../../platform/outbox.ts';
import { recordStatusChange } from '../activity/public.ts';
import { findOrder } from './repository.ts';
import type { OrderRow } from './rows.ts';

export type Moving = { tx: Tx; now: Date; ids: Ids };

/**
 * The one door through which an order changes its status or what remains of it. Answers undefined, with nothing changed,
 * when the order does not stand where this step may begin.
 */
export const moveOrder = async (
  { tx, now, ids }: Moving,
  order: OrderRow,
  to: OrderStatus,
  remaining = Number(order.remaining_payment),
): Promise<OrderRow | undefined> => {
  if (to === order.status && remaining === Number(order.remaining_payment)) return order;
  const allowed = orderTransitions.statuses.filter((from) => orderTransitions.canMove(from, to));
  const isPaidInPart = to === order.status && !orderTransitions.isFinal(to);
  const moved = await tx.run(sql`
    update "order"
       set status = ${to}, remaining_payment = ${remaining}::bigint, updated_at = ${now},
           completed_at = ${to === 'completed' ? now : null}
     where id = ${order.id} and status = any(${isPaidInPart ? [...allowed, to] : allowed}::text[])`);
  if (moved === 0) return undefined;

  if (to !== order.status) {
    const change = { kind: 'order', subjectId: order.id, from: order.status, to, at: now } as const;
    await recordStatusChange(tx, { id: ids.next('event', now), ...change });
    if (to === 'completed') await announceOrder(tx, order.id, to);
  }
  await outbox.add(tx, {
    topic: 'order.updated',
    aggregate: order.id,
    payload: { status: to },
  });
  return findOrder(tx, order.id);
};

/** For the merchant's webhooks (product spec §9 has one event of a changed order); again when a sync asks for it. */
export const announceOrder = async (tx: Tx, orderId: string, status: OrderStatus): Promise<void> => {
  if (status !== 'completed') return;
  await outbox.add(tx, { topic: 'order.completed', aggregate: orderId, payload: { status } });
};

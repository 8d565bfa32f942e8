import { orderTransitions } from '@dasbor/domain/orders';
import type { OrderStatus } from '@dasbor/domain/orders';
import type { WebhookEvent } from '@dasbor/domain/webhooks';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/tx.ts';
import type { Ids } from '../../platform/ids.ts';
import { outbox } from '../../platform/work/outbox.ts';
import { recordStatusChange } from '../activity/public.ts';
import { publishEvent, publishEvents } from '../webhooks/public.ts';
import { findOrder } from './repository.ts';
import type { News } from '../webhooks/public.ts';
import { toOrder } from './rows.ts';
import type { OrderRow } from './rows.ts';

export type Moving = { tx: Tx; now: Date; ids: Ids };

/**
 * The only function that changes an order's status or remaining amount. Returns undefined, with nothing changed, if the order is not in the
 * expected status.
 */
export const moveOrder = async (
  moving: Moving,
  order: OrderRow,
  to: OrderStatus,
  remaining = Number(order.remaining_payment),
): Promise<OrderRow | undefined> => {
  const { tx, now, ids } = moving;
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
  }
  const after = (await findOrder(tx, order.id)) as OrderRow;
  if (to !== order.status) await announceOrder(moving, after);
  await outbox.add(tx, {
    topic: 'order.updated',
    aggregate: order.id,
    payload: { status: to },
  });
  if (order.is_payment_link) await tellOfLink(tx, order.id, to);
  return after;
};

/**
 * The only way out of `completed`: a payment of an invoice that was recorded by hand is reversed. Undefined if the order is not completed,
 * or of no invoice.
 */
export const reopenOrder = async (
  { tx, now, ids }: Moving,
  id: string,
  remaining: number,
): Promise<OrderRow | undefined> => {
  const moved = await tx.run(sql`
    update "order"
       set status = 'processing', remaining_payment = ${remaining}::bigint, updated_at = ${now}, completed_at = null
     where id = ${id} and status = 'completed' and invoice_id is not null`);
  if (moved === 0) return undefined;
  const change = { kind: 'order', subjectId: id, from: 'completed', to: 'processing', at: now } as const;
  await recordStatusChange(tx, { id: ids.next('event', now), ...change });
  await outbox.add(tx, { topic: 'order.updated', aggregate: id, payload: { status: 'processing' } });
  return findOrder(tx, id);
};

/** Who sees links may not see orders, so the link changes too. */
const tellOfLink = (tx: Tx, orderId: string, status: OrderStatus): Promise<number> =>
  tx.run(sql`
    insert into outbox (merchant_id, mode, topic, aggregate, payload)
    select merchant_id, mode, 'payment_link.updated', id, jsonb_build_object('status', ${status}::text)
      from payment_link where order_id = ${orderId}`);

/** The webhook event of each status (product spec §9); for other statuses, the payment's event is sent. */
const EVENTS: Readonly<Partial<Record<OrderStatus, WebhookEvent>>> = {
  started: 'order.created',
  completed: 'order.completed',
};

/** Notifies dashboards and webhooks of a new or completed order. With `resendEvent`, sends the last event again. */
export const announceOrder = async (
  moving: Moving,
  order: OrderRow,
  send: typeof publishEvent = publishEvent,
): Promise<void> => {
  const event = EVENTS[order.status];
  if (event === undefined) return;
  await outbox.add(moving.tx, { topic: event, aggregate: order.id, payload: { status: order.status } });
  await send(moving, newsOf(event, order));
};

const newsOf = (event: WebhookEvent, order: OrderRow): News => ({
  event,
  subjectId: order.id,
  subaccountId: order.subaccount_id,
  data: toOrder(order),
});

/** Notifies dashboards and webhooks of new orders. */
export const announceNewOrders = async (moving: Moving, orders: readonly OrderRow[]): Promise<void> => {
  const { tx } = moving;
  const told = (topic: string) =>
    outbox.addAll(
      tx,
      orders.map(({ id, status }) => ({ topic, aggregate: id, payload: { status } })),
    );
  await told('order.created');
  await publishEvents(
    moving,
    orders.map((order) => newsOf('order.created', order)),
  );
  await told('order.updated');
};

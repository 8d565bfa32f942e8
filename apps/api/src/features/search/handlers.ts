import { may } from '@dasbor/domain/access';
import { ok } from '../../spec/handlers.ts';
import type { Handler, SuccessBody } from '../../spec/handlers.ts';
import { customersByIds } from '../customers/public.ts';
import { netAmountOf } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import { newestFirst, searchOrders, searchPayments } from './repository.ts';

type Hit = SuccessBody<'search'>['data'][number];

const MOST = 10;

/** Kinds that the person may not open are not looked for, so that a hit never tells what a page would refuse. */
export const search: Handler<'search'> = async ({ query, session, tx }) => {
  const text = query.q.trim();
  if (text.length < 2) return ok({ data: [] });
  const [orders, payments] = await Promise.all([
    may(session, { permission: 'order.view' }).ok
      ? searchOrders(tx, text, { most: MOST, masked: session.masksPersonalData })
      : [],
    may(session, { permission: 'payment.view' }).ok ? searchPayments(tx, text, MOST) : [],
  ]);
  const customers = await customersByIds(
    tx,
    orders.map((row) => row.customer_id).filter((id) => id !== null),
  );
  const hits = [
    ...orders.map((row) => orderHit(row, customers.get(row.customer_id ?? '')?.name)),
    ...payments.map(paymentHit),
  ];
  return ok({ data: hits.toSorted(newestFirst).slice(0, MOST) });
};

const orderHit = (row: OrderRow, customer: string | undefined): Hit => ({
  kind: 'order',
  id: row.id,
  title: row.reference_id,
  subtitle: customer ?? row.id,
  status: row.status,
  amount: netAmountOf(row),
  created_at: row.created_at,
});

const paymentHit = (row: PaymentRow): Hit => ({
  kind: 'payment',
  id: row.id,
  title: row.order_reference,
  subtitle: row.va_number ?? row.reference_id,
  status: row.status,
  amount: Number(row.amount),
  created_at: row.created_at,
});

import { may } from '@dasbor/domain/access';
import { ok } from '../../spec/handlers.ts';
import type { Handler } from '../../spec/handlers.ts';
import { maskCustomerName } from '@dasbor/domain/customers';
import { customersByIds, customersKnownBy, formerlyNamed, toCustomerSummary } from '../customers/public.ts';
import type { CustomerRow } from '../customers/public.ts';
import { netAmountOf } from '../orders/public.ts';
import type { OrderRow } from '../orders/public.ts';
import type { PaymentRow } from '../payments/public.ts';
import type { Hit } from './kinds/kind.ts';
import { searchKinds } from './kinds/search-kinds.ts';
import { newestFirst, searchOrders, searchPayments } from './repository.ts';

const MOST = 10;
// Enough customers of one name to fill the answer with their newest orders.
const CUSTOMERS = 20;
/** Of each kind first, so that many payments do not hide the only subaccount. */
const FIRST = 3;

/** For the kinds that are found in their whole history; a customer is seen with orders. `kinds/` has the others. */
const NEEDS = { order: { permission: 'order.view' }, payment: { permission: 'payment.view' } } as const;

/** Kinds that the user may not open are not searched, so that a hit never reveals a hidden record. */
export const search: Handler<'search'> = async ({ query, session, tx, now, language }) => {
  const text = query.q.trim();
  if (text.length < 2) return ok({ data: [] });
  const { masksPersonalData: masked } = session;
  const seesOrders = may(session, NEEDS.order).ok;
  const seesPayments = may(session, NEEDS.payment).ok;
  const wanted = { text, most: CUSTOMERS, masked };
  const [known, former] =
    seesOrders || seesPayments
      ? await Promise.all([customersKnownBy(tx, wanted), formerlyNamed(tx, wanted)])
      : [[], []];
  const named = [...known.map(({ id }) => id), ...former];
  const [orders, payments, others] = await Promise.all([
    seesOrders ? searchOrders(tx, text, { most: MOST, customers: named }) : [],
    seesPayments ? searchPayments(tx, text, { most: MOST, customers: named, masked }) : [],
    searchKinds(tx, { text, most: MOST, session, now, language }),
  ]);
  const customers = await customersByIds(
    tx,
    orders.map((row) => row.customer_id).filter((id) => id !== null),
  );
  const nameOf = (id: string | null) => {
    const name = customers.get(id ?? '')?.name;
    return name === undefined ? undefined : maskCustomerName(name, masked);
  };
  const hits = [
    ...orders.map((row) => orderHit(row, nameOf(row.customer_id))),
    ...payments.map(paymentHit),
    ...(seesOrders ? known : []).slice(0, MOST).map((row) => customerHit(row, masked)),
    ...others,
  ];
  return ok({ data: fairly(hits.toSorted(newestFirst)).slice(0, MOST) });
};

const fairly = (hits: readonly Hit[]): Hit[] => {
  const isFirst = (hit: Hit) => hits.filter(({ kind }) => kind === hit.kind).indexOf(hit) < FIRST;
  return [...hits.filter(isFirst), ...hits.filter((hit) => !isFirst(hit))];
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

const customerHit = (row: CustomerRow, masked: boolean): Hit => {
  const { id, name, reference_id: reference } = toCustomerSummary(row, masked);
  return {
    kind: 'customer',
    id,
    title: name,
    subtitle: reference,
    status: '',
    amount: null,
    created_at: row.created_at,
  };
};

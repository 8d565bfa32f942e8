import { searchedName } from '@dasbor/domain/customers';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import type { Ids } from '../../platform/ids.ts';
import { newSlug } from '../../platform/slug.ts';
import type { Call } from '../../spec/handlers.ts';
import { recordStatusChanges } from '../activity/public.ts';
import type { SentCustomer } from '../customers/public.ts';
import { insertOrders, ordersByIds } from './repository.ts';
import type { OrderRow } from './rows.ts';
import { announceNewOrders } from './state.ts';

/** The customer, and what was sent about them with this order. */
export type Buyer = { id: string; name: string; sent: SentCustomer | null };

export type OrderToMake = Pick<
  OrderRow,
  'reference_id' | 'subaccount_id' | 'payment_type' | 'is_payment_link' | 'mdr_fee_payer' | 'items'
> & {
  totalAmount: number;
  discountAmount: number;
  notes: string | null | undefined;
  expiresAt: Date;
  buyer: Buyer | undefined;
  invoice?: { id: string; minimumPayment: number | null };
};

type Making = Pick<Call, 'tx' | 'now' | 'mode' | 'by'> & {
  deps: { ids: Ids };
  session: { merchantId: string };
};

/** Stores a valid order with its page, and announces it. */
export const makeOrder = async (call: Making, wanted: OrderToMake): Promise<OrderRow> => {
  const [made] = await makeOrders(call, [wanted]);
  return made as OrderRow;
};

/** The same for many, with as many statements as for one. Answers them in the order in which they were given. */
export const makeOrders = async (
  call: Making,
  wanted: readonly OrderToMake[],
): Promise<readonly OrderRow[]> => {
  const { tx, now, deps, session } = call;
  const rows = wanted.map((one) => rowOf(call, one));
  await insertOrders(
    tx,
    rows.map((row, index) => ({ ...row, search_text: searchedFor(row, wanted[index]?.buyer) })),
    session.merchantId,
  );
  await recordStatusChanges(
    tx,
    rows.map(({ id, status }) => ({
      id: deps.ids.next('event', now),
      kind: 'order',
      subjectId: id,
      from: null,
      to: status,
      at: now,
    })),
  );
  const stored = await ordersByIds(
    tx,
    rows.map(({ id }) => id),
  );
  const made = rows.map(({ id }) => stored.get(id) as OrderRow);
  await announceNewOrders({ tx, now, ids: deps.ids }, made);
  await audit.recordAll(
    tx,
    call.by,
    rows.map((row) => ({ action: 'order.created', target: row.id, after: row })),
  );
  return made;
};

const searchedFor = ({ id, reference_id: reference }: OrderRow, buyer: Buyer | undefined): string =>
  searchText(id, reference, buyer && searchedName(buyer.name));

const rowOf = ({ now, deps, mode }: Making, wanted: OrderToMake): OrderRow => {
  const { totalAmount, discountAmount, notes, expiresAt, buyer, items, invoice, ...given } = wanted;
  const at = now.toISOString();
  return {
    ...given,
    id: deps.ids.next('order', now),
    mode,
    invoice_id: invoice?.id ?? null,
    minimum_payment: invoice?.minimumPayment == null ? null : String(invoice.minimumPayment),
    customer_id: buyer?.id ?? null,
    total_amount: String(totalAmount),
    discount_amount: String(discountAmount),
    remaining_payment: String(totalAmount - discountAmount),
    status: 'started',
    items: items.map((item) => ({ ...item, name: item.name.trim() })),
    notes: notes?.trim() || null,
    checkout_slug: newSlug(),
    settlement_id: null,
    sent_customer: buyer?.sent ?? null,
    created_at: at,
    updated_at: at,
    expires_at: expiresAt.toISOString(),
    completed_at: null,
  };
};

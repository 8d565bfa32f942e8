import { searchedName } from '@dasbor/domain/customers';
import { audit } from '../../platform/audit.ts';
import { searchText } from '../../platform/list/find.ts';
import { newSlug } from '../../platform/slug.ts';
import { outbox } from '../../platform/work/outbox.ts';
import type { Call } from '../../spec/handlers.ts';
import { recordStatusChange } from '../activity/public.ts';
import type { SentCustomer } from '../customers/public.ts';
import { findOrder, insertOrders } from './repository.ts';
import type { OrderRow } from './rows.ts';
import { announceOrder } from './state.ts';

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

/** Stores a valid order with its page, and announces it. */
export const makeOrder = async (
  call: Pick<Call, 'tx' | 'now' | 'deps' | 'mode' | 'session' | 'by'>,
  wanted: OrderToMake,
): Promise<OrderRow> => {
  const { tx, now, deps, mode, session } = call;
  const { totalAmount, discountAmount, notes, expiresAt, buyer, items, invoice, ...given } = wanted;
  const id = deps.ids.next('order', now);
  const at = now.toISOString();
  const row: OrderRow = {
    ...given,
    id,
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
  const search_text = searchText(id, row.reference_id, buyer && searchedName(buyer.name));
  await insertOrders(tx, [{ ...row, search_text }], session.merchantId);
  const moving = { tx, now, ids: deps.ids };
  const change = { kind: 'order', subjectId: id, from: null, to: row.status, at: now } as const;
  await recordStatusChange(tx, { id: deps.ids.next('event', now), ...change });
  const made = (await findOrder(tx, id)) as OrderRow;
  await announceOrder(moving, made);
  await outbox.add(tx, { topic: 'order.updated', aggregate: id, payload: { status: row.status } });
  await audit.record(tx, call.by, { action: 'order.created', target: id, after: row });
  return made;
};

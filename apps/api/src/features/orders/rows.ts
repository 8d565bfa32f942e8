import type { OrderItem, OrderStatus } from '@dasbor/domain/orders';
import type { Mode } from '../../platform/merchant/mode.ts';
import type { SuccessBody } from '../../spec/handlers.ts';
import type { SentCustomer } from '../customers/public.ts';
import { toItem } from './items.ts';

export type Order = SuccessBody<'getOrder'>['data'];

/** The table's columns as both databases return them: amounts as text, timestamps as RFC 3339 in UTC. */
export type OrderRow = {
  id: string;
  mode: Mode;
  reference_id: string;
  customer_id: string | null;
  /** Null is the merchant. */
  subaccount_id: string | null;
  total_amount: string;
  discount_amount: string;
  remaining_payment: string;
  payment_type: 'full' | 'partial';
  status: OrderStatus;
  is_payment_link: boolean;
  /** The invoice whose money it collects. */
  invoice_id: string | null;
  /** The smallest part that a customer may pay; null if parts may be of any size. */
  minimum_payment: string | null;
  mdr_fee_payer: 'merchant' | 'customer';
  items: readonly OrderItem[];
  notes: string | null;
  /** The end of its page's address; null if it has no page. */
  checkout_slug: string | null;
  settlement_id: string | null;
  /** What the order sent. The customer's own contact may differ: a person may have corrected it. */
  sent_customer?: SentCustomer | null;
  created_at: string;
  updated_at: string;
  expires_at: string;
  completed_at: string | null;
};

export const netAmountOf = (row: Pick<OrderRow, 'total_amount' | 'discount_amount'>): number =>
  Number(row.total_amount) - Number(row.discount_amount);

export const toOrder = (row: OrderRow): Order => ({
  id: row.id,
  reference_id: row.reference_id,
  total_amount: Number(row.total_amount),
  discount_amount: Number(row.discount_amount),
  net_amount: netAmountOf(row),
  currency: 'IDR',
  mode: row.mode,
  payment_type: row.payment_type,
  remaining_payment: Number(row.remaining_payment),
  status: row.status,
  is_payment_link: row.is_payment_link,
  invoice_id: row.invoice_id,
  mdr_fee_payer: row.mdr_fee_payer,
  customer_id: row.customer_id,
  subaccount_id: row.subaccount_id,
  settlement_id: row.settlement_id,
  created_at: row.created_at,
  updated_at: row.updated_at,
  expires_at: row.expires_at,
  completed_at: row.completed_at,
});

/** One order with what only its own answer has. */
export const toWholeOrder = (row: OrderRow, checkoutUrl: string): Order => ({
  ...toOrder(row),
  items: row.items.map((item) => toItem(item, checkoutUrl)),
  notes: row.notes,
  checkout_url: row.checkout_slug === null ? null : `${checkoutUrl}/${row.checkout_slug}`,
});

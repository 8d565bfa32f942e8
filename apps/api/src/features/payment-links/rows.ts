import { maskContact } from '@dasbor/domain/customers';
import { paymentLinkStatus } from '@dasbor/domain/payment-links';
import type { AdminFeeMethod } from '@dasbor/domain/payment-links';
import type { OrderItem, OrderStatus } from '@dasbor/domain/orders';
import type { PaymentMethod } from '@dasbor/domain/payments';
import type { SuccessBody } from '../../spec/handlers.ts';

export type PaymentLink = SuccessBody<'listPaymentLinks'>['data'][number];
export type PaymentLinkEvent = NonNullable<PaymentLink['history']>[number];

export type Buyer = {
  customer_name: string | null;
  customer_email: string | null;
  customer_mobile: string | null;
  customer_address: string | null;
  customer_city: string | null;
  customer_state: string | null;
  customer_postal_code: string | null;
};

/** A link and its order. */
export type LinkRow = Buyer & {
  id: string;
  order_id: string;
  expiry_days: number;
  admin_fee_method: AdminFeeMethod;
  is_notification_enabled: boolean;
  email_subject: string | null;
  email_content: string | null;
  created_by_id: string;
  created_by_name: string;
  sent_at: string | null;
  cancelled_at: string | null;
  cancelled_by_name: string | null;
  created_at: string;
  reference_id: string;
  customer_id: string | null;
  total_amount: string;
  items: readonly OrderItem[];
  notes: string | null;
  checkout_slug: string;
  order_status: OrderStatus;
  order_updated_at: string;
  expires_at: string;
  completed_at: string | null;
};

/** How an order was paid. */
export type PaidBy = { method: PaymentMethod; channel: string };

export type Reading = { now: Date; masked: boolean; checkoutUrl: string };

export const statusOf = (row: Pick<LinkRow, 'order_status' | 'expires_at'>, now: Date) =>
  paymentLinkStatus({ status: row.order_status, expiresAt: row.expires_at }, now);

export const urlOf = (row: LinkRow, checkoutUrl: string): string => `${checkoutUrl}/${row.checkout_slug}`;

/** As a list has it. */
export const toPaymentLink = (
  row: LinkRow,
  paid: PaidBy | undefined,
  { now, masked, checkoutUrl }: Reading,
): PaymentLink => ({
  id: row.id,
  order_id: row.order_id,
  reference_id: row.reference_id,
  status: statusOf(row, now),
  amount: Number(row.total_amount),
  currency: 'IDR',
  expiry_days: row.expiry_days,
  notes: row.notes,
  admin_fee_method: row.admin_fee_method,
  customer: customerOf(row, masked),
  is_notification_enabled: row.is_notification_enabled,
  url: urlOf(row, checkoutUrl),
  created_by_id: row.created_by_id,
  created_by_name: row.created_by_name,
  method: paid?.method ?? null,
  channel: paid?.channel ?? null,
  sent_at: row.sent_at,
  created_at: row.created_at,
  expires_at: row.expires_at,
  paid_at: row.completed_at,
});

const customerOf = (row: LinkRow, masked: boolean): PaymentLink['customer'] => {
  const { customer_id: id, customer_name: name, customer_email: email, customer_mobile: mobile } = row;
  if (id === null || name === null || email === null || mobile === null) return null;
  return {
    id,
    name: shown('name', name, masked),
    email: shown('email', email, masked),
    mobile: shown('mobile', mobile, masked),
    address: shown('address', row.customer_address, masked),
    city: row.customer_city,
    state: row.customer_state,
    postal_code: shown('postal_code', row.customer_postal_code, masked),
  };
};

export const shown = <Value extends string | null>(
  field: 'name' | 'email' | 'mobile' | 'address' | 'postal_code',
  value: Value,
  masked: boolean,
): Value => (masked ? (maskContact(field, value) as Value) : value);

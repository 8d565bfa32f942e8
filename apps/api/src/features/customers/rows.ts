import { maskContact, maskCustomerName, maskReference } from '@dasbor/domain/customers';
import type { Contact, ContactChange } from '@dasbor/domain/customers';
import { toldSum } from '@dasbor/domain/kernel';
import type { SuccessBody } from '../../spec/handlers.ts';

export type CustomerSummary = NonNullable<SuccessBody<'getOrder'>['data']['customer']>;
export type SentCustomer = Pick<CustomerSummary, 'name' | 'email' | 'mobile'>;
export type Customer = SuccessBody<'listCustomers'>['data'][number];
type CustomerChange = SuccessBody<'listCustomerChanges'>['data'][number];
type ActivityItem = SuccessBody<'listCustomerActivity'>['data'][number];

export type CustomerRow = Contact & {
  id: string;
  reference_id: string;
  subaccount_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
};

export type ChangeRow = {
  id: string;
  version: number;
  actor_id: string;
  actor_name: string;
  changes: readonly ContactChange[];
  created_at: string;
};

export type ActivityRow = Omit<ActivityItem, 'amount'> & { amount: string };

export type TotalsRow = Readonly<Record<'orders' | 'payments' | 'paid' | 'refunded', string | null>>;

/**
 * A customer beside an order or a payment. Every answer with a customer's contact is built by this file, so that `masked` is applied in one
 * place.
 */
export const toCustomerSummary = (row: CustomerRow, masked: boolean): CustomerSummary => {
  const { id, reference_id, name, email, mobile } = masked ? hide(row) : row;
  return { id, reference_id, name, email, mobile };
};

/** What an order sent of a customer. */
export const toSentCustomer = (sent: SentCustomer, masked: boolean): SentCustomer => ({
  name: maskCustomerName(sent.name, masked),
  email: masked ? maskContact('email', sent.email) : sent.email,
  mobile: masked ? maskContact('mobile', sent.mobile) : sent.mobile,
});

export const toCustomer = (row: CustomerRow, masked: boolean): Customer => (masked ? hide(row) : row);

export const toTotals = ({
  orders,
  payments,
  paid,
  refunded,
}: TotalsRow): NonNullable<Customer['totals']> => ({
  order_count: orders === null ? null : Number(orders),
  payment_count: payments === null ? null : Number(payments),
  paid_amount: paid === null ? null : toldSum([paid]),
  refunded_amount: refunded === null ? null : toldSum([refunded]),
});

export const toChange = (row: ChangeRow, masked: boolean): CustomerChange => ({
  id: row.id,
  version: row.version,
  by_id: row.actor_id,
  by_name: row.actor_name,
  changes: row.changes.map(({ field, from, to }) =>
    masked ? { field, from: maskContact(field, from), to: maskContact(field, to) } : { field, from, to },
  ),
  created_at: row.created_at,
});

export const toActivityItem = ({ amount, ...row }: ActivityRow): ActivityItem => ({
  ...row,
  amount: Number(amount),
});

const hide = (row: CustomerRow): CustomerRow => ({
  ...row,
  reference_id: maskReference(row.reference_id),
  name: maskCustomerName(row.name, true),
  email: maskContact('email', row.email),
  mobile: maskContact('mobile', row.mobile),
  address: maskContact('address', row.address),
  city: maskContact('city', row.city),
  postal_code: maskContact('postal_code', row.postal_code),
});

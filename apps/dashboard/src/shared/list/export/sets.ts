import type { ExportSet } from '@dasbor/domain/exports';

/** What a list's rows are called as a file. */
export const SET_OF_LIST: Readonly<Partial<Record<string, ExportSet>>> = {
  orders: 'orders',
  payments: 'payments',
  settlements: 'settlements',
  refunds: 'refunds',
  customers: 'customers',
  'payment-links': 'payment_links',
  invoices: 'invoices',
  balance: 'balance',
  transactions: 'transactions',
  disbursements: 'disbursements',
  subaccounts: 'subaccounts',
  'security-history': 'security_history',
};

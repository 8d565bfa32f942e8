import { EMPTY_QUERY, type FilterValues, writeListQuery } from '../../list/query/list-query.ts';

const withFilters = (path: string, filters: FilterValues): string => {
  const query = writeListQuery({ ...EMPTY_QUERY, filters });
  return query ? `${path}?${query}` : path;
};

export const invoicePaths = {
  list: (filters: FilterValues = {}): string => withFilters('/invoices', filters),
  create: '/invoices/create',
  /** Many invoices from one file. */
  upload: '/invoices/upload',
  /** A draft of a file, or what became of it. */
  uploadOf: (id: string): string => `/invoices/upload?upload=${id}`,
  payments: (filters: FilterValues = {}): string => withFilters('/invoices/payments', filters),
  customers: (filters: FilterValues = {}): string => withFilters('/invoices/customers', filters),
  customer: (id: string): string => `/invoices/customers/${id}`,
  settings: '/invoices/settings',
  detail: (id: string): string => `/invoices/${id}`,
  /** With the dialog to share a new invoice. */
  made: (id: string): string => `/invoices/${id}?share=new`,
  edit: (id: string): string => `/invoices/${id}/edit`,
};

export const invoiceReminderPaths = {
  main: '/invoices/reminders',
  sent: '/invoices/reminders/sent',
};

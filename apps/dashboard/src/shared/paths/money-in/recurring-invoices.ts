export const recurringInvoicePaths = {
  list: '/invoices/recurring',
  create: '/invoices/recurring/new',
  /** The form, filled in like an invoice. */
  like: (invoiceId: string): string => `/invoices/recurring/new?from=${invoiceId}`,
  detail: (id: string): string => `/invoices/recurring/${id}`,
};

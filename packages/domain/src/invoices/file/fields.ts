/** The columns of the template, in its order. */
export const INVOICE_COLUMNS = [
  { field: 'number', required: false },
  { field: 'name', required: true },
  { field: 'start_date', required: true },
  { field: 'due_date', required: true },
  { field: 'customer_name', required: true },
  { field: 'customer_email', required: false },
  { field: 'customer_mobile', required: true },
  { field: 'customer_address', required: false },
  { field: 'customer_npwp', required: false },
  { field: 'item_sku', required: false },
  { field: 'item_name', required: true },
  { field: 'item_description', required: false },
  { field: 'item_quantity', required: false },
  { field: 'item_price', required: true },
  { field: 'ppn_mode', required: false },
  { field: 'allow_partial_payment', required: false },
  { field: 'minimum_payment', required: false },
  { field: 'notes', required: false },
] as const;

export type InvoiceField = (typeof INVOICE_COLUMNS)[number]['field'];

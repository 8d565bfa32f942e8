import { maskContact } from '@dasbor/domain/customers';
import { invoiceStatus, isPastDue } from '@dasbor/domain/invoices';
import type { InvoiceItem, InvoiceStatus, PpnMode } from '@dasbor/domain/invoices';
import type { CalendarDate } from '@dasbor/domain/kernel';
import type { SuccessBody } from '../../spec/handlers.ts';

export type Invoice = SuccessBody<'listInvoices'>['data'][number];

export type StoredItem = {
  [Field in 'sku' | 'description']: string | null;
} & Pick<InvoiceItem, 'name' | 'quantity' | 'price'>;

/** An invoice with what its order says. Amounts are text and dates `YYYY-MM-DD`, as both databases return them. */
export type InvoiceRow = {
  id: string;
  number: string | null;
  name: string;
  start_date: CalendarDate;
  due_date: CalendarDate;
  customer_name: string;
  customer_email: string | null;
  customer_mobile: string;
  customer_address: string | null;
  customer_npwp: string | null;
  items: readonly StoredItem[];
  ppn_mode: PpnMode;
  ppn_basis_points: number;
  subtotal_amount: string;
  tax_base_amount: string;
  ppn_amount: string;
  total_amount: string;
  outstanding_at_issue: string;
  allow_partial_payment: boolean;
  minimum_payment: string | null;
  notes: string | null;
  quotation_id: string | null;
  page_url: string | null;
  created_by_id: string;
  created_by_name: string;
  created_at: string;
  updated_at: string;
  issued_at: string | null;
  issued_by_name: string | null;
  sent_at: string | null;
  order_id: string | null;
  checkout_slug: string | null;
  customer_id: string | null;
  outstanding_amount: string;
  paid_at: string | null;
  has_open_payment: boolean;
};

/** What an invoice is stored as. */
export type NewInvoiceRow = Omit<
  InvoiceRow,
  'order_id' | 'checkout_slug' | 'customer_id' | 'outstanding_amount' | 'paid_at' | 'has_open_payment'
> & { search_text: string; upload_id?: string; upload_row?: number };

/** `hasDocuments`: the merchant has the flag `invoice_document`. */
export type Reading = { today: CalendarDate; masked: boolean; checkoutUrl: string; hasDocuments: boolean };

export const statusOf = (row: InvoiceRow, today: CalendarDate): InvoiceStatus =>
  invoiceStatus({
    isIssued: row.issued_at !== null,
    isPaid: Number(row.outstanding_amount) === 0,
    hasOpenPayment: row.has_open_payment,
    isPastDue: isPastDue(row.due_date, today),
  });

export const urlOf = (row: Pick<InvoiceRow, 'checkout_slug'>, checkoutUrl: string): string | null =>
  row.checkout_slug && `${checkoutUrl}/${row.checkout_slug}`;

/** The document is served beside the page, if the merchant has the feature. */
export const documentUrl = (page: string, hasDocuments: boolean): string | null =>
  hasDocuments ? `${page}/invoice.pdf` : null;

/** The page leads to the document, which names the customer, so roles with masked personal data do not get their addresses. */
const addressesOf = (row: InvoiceRow, { masked, checkoutUrl, hasDocuments }: Reading) => {
  const page = urlOf(row, checkoutUrl);
  if (page === null || masked) return { invoice_url: null, document_url: null };
  return { invoice_url: page, document_url: documentUrl(page, hasDocuments) };
};

/** As a list has it. */
export const toInvoice = (row: InvoiceRow, reading: Reading): Invoice => ({
  id: row.id,
  number: row.number,
  name: row.name,
  status: statusOf(row, reading.today),
  customer: customerOf(row, reading.masked),
  start_date: row.start_date,
  due_date: row.due_date,
  subtotal_amount: Number(row.subtotal_amount),
  tax_base_amount: Number(row.tax_base_amount),
  ppn_amount: Number(row.ppn_amount),
  total_amount: Number(row.total_amount),
  outstanding_amount: Number(row.outstanding_amount),
  currency: 'IDR',
  ppn_mode: row.ppn_mode,
  ppn_basis_points: row.ppn_basis_points,
  allow_partial_payment: row.allow_partial_payment,
  minimum_payment: row.minimum_payment === null ? null : Number(row.minimum_payment),
  notes: row.notes,
  order_id: row.order_id,
  quotation_id: row.quotation_id,
  ...addressesOf(row, reading),
  created_by_id: row.created_by_id,
  created_by_name: row.created_by_name,
  created_at: row.created_at,
  issued_at: row.issued_at,
  sent_at: row.sent_at,
  paid_at: row.paid_at,
});

const customerOf = (row: InvoiceRow, masked: boolean): Invoice['customer'] => ({
  id: row.customer_id,
  name: shown('name', row.customer_name, masked),
  email: shown('email', row.customer_email, masked),
  mobile: shown('mobile', row.customer_mobile, masked),
  address: shown('address', row.customer_address, masked),
  npwp: masked && row.customer_npwp !== null ? '***' : row.customer_npwp,
});

export const shown = <Value extends string | null>(
  field: 'name' | 'email' | 'mobile' | 'address',
  value: Value,
  masked: boolean,
): Value => (masked ? (maskContact(field, value) as Value) : value);

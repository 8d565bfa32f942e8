import { isPastValid, quotationStatus } from '@dasbor/domain/quotations';
import type { QuotationAnswer, QuotationStatus } from '@dasbor/domain/quotations';
import type { PpnMode } from '@dasbor/domain/invoices';
import type { CalendarDate } from '@dasbor/domain/kernel';
import type { SuccessBody } from '../../spec/handlers.ts';
import { shown } from '../invoices/public.ts';
import type { StoredItem } from '../invoices/public.ts';

export type Quotation = SuccessBody<'listQuotations'>['data'][number];

export type AnsweredBy = 'customer' | 'staff';

/** Amounts are text and dates `YYYY-MM-DD`, as both databases return them. */
export type StoredQuotation = {
  id: string;
  number: string | null;
  name: string;
  quoted_on: CalendarDate;
  valid_until: CalendarDate;
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
  notes: string | null;
  slug: string | null;
  created_by_id: string;
  created_by_name: string;
  created_at: string;
  updated_at: string;
  issued_at: string | null;
  issued_by_name: string | null;
};

/** With its answer, its mails and its invoice. */
export type QuotationRow = StoredQuotation & {
  answer: QuotationAnswer | null;
  answered_at: string | null;
  answered_by: AnsweredBy | null;
  answered_by_name: string | null;
  answer_note: string | null;
  sent_at: string | null;
  invoice_id: string | null;
  invoice_number: string | null;
  invoiced_at: string | null;
  invoiced_by_name: string | null;
};

export type Reading = { today: CalendarDate; masked: boolean; checkoutUrl: string };

export const statusOf = (row: QuotationRow, today: CalendarDate): QuotationStatus =>
  quotationStatus({
    isIssued: row.issued_at !== null,
    answer: row.answer,
    isPastValid: isPastValid(row.valid_until, today),
    hasInvoice: row.invoice_id !== null,
  });

export const urlOf = ({ slug }: Pick<QuotationRow, 'slug'>, checkoutUrl: string): string | null =>
  slug && `${checkoutUrl}/quotation/${slug}`;

/** As a list has it. */
export const toQuotation = (row: QuotationRow, { today, masked, checkoutUrl }: Reading): Quotation => ({
  id: row.id,
  number: row.number,
  name: row.name,
  status: statusOf(row, today),
  customer: {
    name: shown('name', row.customer_name, masked),
    email: shown('email', row.customer_email, masked),
    mobile: shown('mobile', row.customer_mobile, masked),
    address: shown('address', row.customer_address, masked),
    npwp: masked && row.customer_npwp !== null ? '***' : row.customer_npwp,
  },
  quoted_on: row.quoted_on,
  valid_until: row.valid_until,
  subtotal_amount: Number(row.subtotal_amount),
  tax_base_amount: Number(row.tax_base_amount),
  ppn_amount: Number(row.ppn_amount),
  total_amount: Number(row.total_amount),
  currency: 'IDR',
  ppn_mode: row.ppn_mode,
  ppn_basis_points: row.ppn_basis_points,
  notes: row.notes,
  answer: row.answer,
  answered_at: row.answered_at,
  answered_by: row.answered_by,
  answered_by_name: row.answered_by_name && shown('name', row.answered_by_name, masked),
  answer_note: row.answer_note,
  invoice_id: row.invoice_id,
  invoice_number: row.invoice_number,
  // The page leads to the document, which names the customer.
  quotation_url: masked ? null : urlOf(row, checkoutUrl),
  created_by_id: row.created_by_id,
  created_by_name: row.created_by_name,
  created_at: row.created_at,
  issued_at: row.issued_at,
  sent_at: row.sent_at,
});

import {
  invoiceContentProblems,
  invoiceTotal,
  NUMBER_TEMPLATE_LONGEST,
  type WantedInvoice,
} from '../invoices/index.ts';
import { addDays, type CalendarDate, isCalendarDate, problem, type Problem } from '../kernel/index.ts';
import type { QuotationProblemCode } from './problems.ts';

export const QUOTATION = {
  standardTemplate: 'QUO/{tahun}/{romawi}/{nomor}',
  longestTemplate: NUMBER_TEMPLATE_LONGEST,
  /** Days until the last valid day of a new quotation, unless the merchant sets others. */
  standardDays: 14,
  /** Days from today to the last valid day. */
  longestValid: 366,
} as const;

export type QuotationContent = Pick<WantedInvoice, 'name' | 'customer' | 'items' | 'ppn_mode' | 'notes'>;
export type WantedQuotation = QuotationContent & { readonly valid_until: string };
export type QuotationFieldProblem = { readonly field: string } & Problem<QuotationProblemCode>;

/** The invoice of what was offered. The rate of PPN is that of its day. */
export const invoiceOfQuotation = (
  { name, customer, items, ppn_mode, notes }: QuotationContent,
  { date, dueDays }: { date: CalendarDate; dueDays: number },
): WantedInvoice => ({
  name,
  customer,
  items,
  ppn_mode,
  notes,
  start_date: date,
  due_date: addDays(date, dueDays),
  total_amount: invoiceTotal({ items, ppn_mode, start_date: date }) ?? 0,
  allow_partial_payment: false,
});

/** Every problem of a quotation, one per field. What is offered follows the rules of every invoice. */
export const quotationFormProblems = (
  wanted: WantedQuotation,
  today: CalendarDate,
): QuotationFieldProblem[] => {
  const wrongDay = validUntilProblem(wanted.valid_until, today);
  return [
    ...invoiceContentProblems(invoiceOfQuotation(wanted, { date: today, dueDays: 0 })),
    ...(wrongDay ? [{ field: 'valid_until', ...wrongDay }] : []),
  ];
};

const validUntilProblem = (date: string, today: CalendarDate): Problem<QuotationProblemCode> | undefined => {
  if (date.trim() === '') return problem('DPAY_REQUIRED');
  if (!isCalendarDate(date)) return problem('DPAY_DATE_INVALID');
  if (date < today) return problem('DPAY_DATE_IN_PAST');
  const { longestValid: days } = QUOTATION;
  return date > addDays(today, days) ? problem('DPAY_QUOTATION_VALID_TOO_LONG', { days }) : undefined;
};

import { emailProblem, normalizePhone } from '../auth/index.ts';
import {
  addDays,
  type CalendarDate,
  isCalendarDate,
  labelProblem,
  MAX_RUPIAH,
  notesProblem,
  problem,
  type Problem,
  rupiah,
} from '../kernel/index.ts';
import { itemsTotal } from '../orders/index.ts';
import { invoiceNumberProblem } from './number.ts';
import { INVOICE } from './policy.ts';
import { type PpnMode, taxedAmount } from './ppn.ts';
import type { InvoiceProblemCode } from './problems.ts';
import { taxNumberProblem } from './tax-number.ts';

export type InvoiceItem = {
  readonly sku?: string | null | undefined;
  readonly name: string;
  readonly description?: string | null | undefined;
  readonly quantity: number;
  /** Of one, in rupiah. */
  readonly price: number;
};

export const INVOICE_CUSTOMER_FIELDS = ['name', 'email', 'mobile', 'address', 'npwp'] as const;
export type InvoiceCustomerField = (typeof INVOICE_CUSTOMER_FIELDS)[number];
export type InvoiceCustomer = Readonly<Partial<Record<InvoiceCustomerField, string | null | undefined>>>;

/** An invoice as somebody wants it. */
export type WantedInvoice = {
  /** The merchant's own number; one of the merchant's template if undefined. */
  readonly number?: string | undefined;
  readonly name: string;
  readonly start_date: string;
  readonly due_date: string;
  readonly customer: InvoiceCustomer;
  readonly items: readonly InvoiceItem[];
  readonly ppn_mode: PpnMode;
  readonly total_amount: number;
  /** Less than the total if a part was paid before. */
  readonly outstanding_amount?: number | undefined;
  readonly allow_partial_payment: boolean;
  readonly minimum_payment?: number | null | undefined;
  readonly notes?: string | null | undefined;
};

type Found = Problem<InvoiceProblemCode> | undefined;
export type InvoiceFieldProblem = {
  /** The field path as in the contract: `customer.email`, `items.0.name`. */
  readonly field: string;
} & Problem<InvoiceProblemCode>;

/** Every problem of a new invoice, one per field. The form, the API and a file of invoices ask this function. */
export const invoiceFormProblems = (invoice: WantedInvoice): InvoiceFieldProblem[] =>
  [
    at('number', invoice.number === undefined ? undefined : invoiceNumberProblem(invoice.number)),
    at('name', labelProblem(invoice.name) ?? tooLong(invoice.name, INVOICE.longestName)),
    ...dateProblems(invoice),
    ...INVOICE_CUSTOMER_FIELDS.map((field) =>
      at(`customer.${field}`, CUSTOMER_RULES[field]((invoice.customer[field] ?? '').trim())),
    ),
    ...invoiceItemsProblems(invoice.items),
    at('total_amount', totalProblem(invoice)),
    at('outstanding_amount', outstandingProblem(invoice)),
    at('minimum_payment', minimumProblem(invoice)),
    at('notes', notesProblem(invoice.notes) ?? tooLong(invoice.notes, INVOICE.longestNotes)),
  ].filter((found) => found !== undefined);

/** The problems of an invoice whose total follows from its items. A wrong total is then a problem of the items. */
export const invoiceContentProblems = (invoice: WantedInvoice): InvoiceFieldProblem[] => {
  const found = invoiceFormProblems(invoice);
  const ofItems = found.some(({ field }) => field.startsWith('items'));
  return found
    .filter(({ field }) => field !== 'total_amount' || !ofItems)
    .map((one) => (one.field === 'total_amount' ? { ...one, field: 'items' } : one));
};

const at = (field: string, found: Found): InvoiceFieldProblem | undefined => found && { field, ...found };

const dateProblems = ({ start_date: start, due_date: due }: WantedInvoice) => {
  const wrongStart = dayProblem(start);
  return [
    at('start_date', wrongStart),
    at('due_date', dayProblem(due) ?? termProblem(start, due, wrongStart)),
  ];
};

const dayProblem = (date: string): Found => {
  if (date.trim() === '') return problem('DPAY_REQUIRED');
  if (!isCalendarDate(date)) return problem('DPAY_DATE_INVALID');
  const { earliestDate: earliest } = INVOICE;
  return date < earliest ? problem('DPAY_DATE_TOO_EARLY', { earliest }) : undefined;
};

const termProblem = (start: CalendarDate, due: CalendarDate, wrongStart: Found): Found => {
  if (wrongStart) return undefined;
  if (due < start) return problem('DPAY_INVOICE_DUE_BEFORE_START');
  const { longestTerm: days } = INVOICE;
  return due > addDays(start, days) ? problem('DPAY_INVOICE_TERM_TOO_LONG', { days }) : undefined;
};

/** The phone is what a customer is known by, and where the invoice goes by WhatsApp. */
const CUSTOMER_RULES: Readonly<Record<InvoiceCustomerField, (text: string) => Found>> = {
  name: (text) => labelProblem(text) ?? tooLong(text, INVOICE.longestName),
  email: (text) => (text === '' ? undefined : (emailProblem(text) as Found)),
  mobile: (text) => {
    if (text === '') return problem('DPAY_REQUIRED');
    const phone = normalizePhone(text);
    return phone.ok ? undefined : (phone.problem as Found);
  },
  address: (text) => notesProblem(text) ?? tooLong(text, INVOICE.longestAddress),
  npwp: (text) => (text === '' ? undefined : taxNumberProblem(text)),
};

/** The problems of the items alone. */
export const invoiceItemsProblems = (items: readonly InvoiceItem[]): InvoiceFieldProblem[] => {
  const { mostItems: max } = INVOICE;
  if (items.length === 0) return [{ field: 'items', ...problem('DPAY_FIELD_TOO_FEW', { min: 1 }) }];
  if (items.length > max) return [{ field: 'items', ...problem('DPAY_FIELD_TOO_MANY', { max }) }];
  const problems: InvoiceFieldProblem[] = [];
  for (const [index, item] of items.entries())
    for (const field of ITEM_FIELDS) {
      const found = ITEM_RULES[field](item);
      if (found) problems.push({ field: `items.${index}.${field}`, ...found });
    }
  return problems;
};

const ITEM_FIELDS = ['sku', 'name', 'description', 'quantity', 'price'] as const;

const ITEM_RULES: Readonly<Record<(typeof ITEM_FIELDS)[number], (item: InvoiceItem) => Found>> = {
  sku: ({ sku }) => (sku ? (labelProblem(sku) ?? tooLong(sku, INVOICE.longestSku)) : undefined),
  name: ({ name }) => labelProblem(name) ?? tooLong(name, INVOICE.longestName),
  description: ({ description }) =>
    notesProblem(description) ?? tooLong(description, INVOICE.longestDescription),
  quantity: ({ quantity }) => outside(quantity, { min: 1, max: INVOICE.mostOfAnItem }),
  price: ({ price }) => outside(price, { min: 0, max: MAX_RUPIAH }),
};

/** A text that is no number counts as too small. */
const outside = (value: number, { min, max }: { min: number; max: number }): Found => {
  if (!(value >= min)) return problem('DPAY_FIELD_TOO_SMALL', { min });
  return value > max ? problem('DPAY_FIELD_TOO_LARGE', { max }) : undefined;
};

/** What the items and their PPN come to; undefined while a date or an item says nothing. */
export const invoiceTotal = ({
  items,
  ppn_mode: mode,
  start_date: date,
}: Pick<WantedInvoice, 'items' | 'ppn_mode' | 'start_date'>): number | undefined => {
  const sum = itemsTotal(items);
  if (!Number.isSafeInteger(sum) || sum < 0 || sum > MAX_RUPIAH || !isCalendarDate(date)) return undefined;
  return taxedAmount(rupiah(sum), mode, date).total;
};

const totalProblem = (invoice: WantedInvoice): Found => {
  const { total_amount: total, items } = invoice;
  if (itemsTotal(items) > MAX_RUPIAH) return problem('DPAY_AMOUNT_TOO_LARGE', { maximum: MAX_RUPIAH });
  const sum = invoiceTotal(invoice);
  if (items.length > 0 && sum !== undefined && sum !== total)
    return problem('DPAY_ITEMS_NOT_TOTAL', { sum, total });
  const { smallestTotal: minimum } = INVOICE;
  if (!(total >= minimum)) return problem('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
  return total > MAX_RUPIAH ? problem('DPAY_AMOUNT_TOO_LARGE', { maximum: MAX_RUPIAH }) : undefined;
};

const outstandingProblem = ({
  outstanding_amount: outstanding,
  total_amount: total,
}: WantedInvoice): Found => {
  if (outstanding === undefined) return undefined;
  const { smallestPart: minimum } = INVOICE;
  if (outstanding > total) return problem('DPAY_INVOICE_OUTSTANDING_ABOVE_TOTAL', { total });
  return outstanding >= minimum ? undefined : problem('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
};

const minimumProblem = (invoice: WantedInvoice): Found => {
  const { allow_partial_payment: inParts, minimum_payment: smallest, total_amount: total } = invoice;
  if (!inParts) return undefined;
  if (smallest === undefined || smallest === null) return problem('DPAY_REQUIRED');
  const { smallestPart: minimum } = INVOICE;
  if (!(smallest >= minimum)) return problem('DPAY_AMOUNT_BELOW_MINIMUM', { minimum });
  const most = invoice.outstanding_amount ?? total;
  return smallest > most ? problem('DPAY_INVOICE_MINIMUM_ABOVE_TOTAL', { total: most }) : undefined;
};

/** The day on which a payment by hand was made: not after today. */
export const paidOnProblem = (date: string, today: CalendarDate): Found =>
  dayProblem(date) ?? (date > today ? problem('DPAY_DATE_IN_FUTURE') : undefined);

const tooLong = (text: string | null | undefined, max: number): Found =>
  (text ?? '').length > max ? problem('DPAY_FIELD_TOO_LONG', { max }) : undefined;

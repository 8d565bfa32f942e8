import { normalizePhone } from '../../auth/index.ts';
import { parseDate } from '../../kernel/index.ts';
import { cellOf, isFilled, readAmount, type Row, textOf, unreadableCode } from '../../sheets/index.ts';
import type { InvoiceItem, WantedInvoice } from '../form.ts';
import { INVOICE_COLUMNS, type InvoiceField } from './fields.ts';
import type { InvoiceIssue } from './issues.ts';
import { ppnModeOf, yesOrNo } from './words.ts';

/** What an invoice has once. The first row of an invoice says it; later rows leave it empty or repeat it. */
export const HEADER_FIELDS = [
  'name',
  'start_date',
  'due_date',
  'customer_name',
  'customer_email',
  'customer_mobile',
  'customer_address',
  'customer_npwp',
  'ppn_mode',
  'allow_partial_payment',
  'minimum_payment',
  'notes',
] as const satisfies readonly InvoiceField[];
export type HeaderField = (typeof HEADER_FIELDS)[number];

/** A row of a file: one item, and the invoice as far as the row says it. */
export type InvoiceLine = {
  /** Rows with the same number are one invoice; empty for an invoice of its own, which gets the next number. */
  readonly number: string;
  /** As they are compared with the first row: a date or a phone may be written in two ways. */
  readonly header: Readonly<Record<HeaderField, string>>;
  readonly item: InvoiceItem;
  /** The cells with a problem of their own. */
  readonly wrong: readonly InvoiceField[];
};

/** Rows of one invoice compare their numbers as invoices do. */
export const numberKey = ({ number }: InvoiceLine): string => number.toLowerCase();

export const readLine = (row: Row): { line: Omit<InvoiceLine, 'wrong'>; issues: InvoiceIssue[] } => {
  const issues: InvoiceIssue[] = [];
  const report = (issue: InvoiceIssue): void => {
    if (!issues.some(({ field }) => field === issue.field)) issues.push(issue);
  };
  for (const { field } of INVOICE_COLUMNS) {
    const code = unreadableIn(row, field);
    if (code) report({ field, code });
  }
  const text = (field: InvoiceField): string => textOf(cellOf(row, field));
  const money = (field: 'item_price' | 'minimum_payment'): number | undefined => {
    if (text(field) === '') return undefined;
    const read = readAmount(cellOf(row, field));
    if (read.ok) return read.value;
    report({ field, code: read.problem.code === 'REQUIRED' ? 'DPAY_REQUIRED' : read.problem.code });
    return undefined;
  };
  const price = money('item_price');
  if (price === undefined) report({ field: 'item_price', code: 'DPAY_REQUIRED' });
  const minimum = money('minimum_payment');
  const ppn = text('ppn_mode');
  const ppnMode = ppn === '' ? '' : ppnModeOf(ppn);
  if (ppnMode === undefined) report({ field: 'ppn_mode', code: 'PPN_UNKNOWN' });
  const inParts = text('allow_partial_payment');
  const allowed = inParts === '' ? minimum !== undefined : yesOrNo(inParts);
  if (allowed === undefined) report({ field: 'allow_partial_payment', code: 'YES_OR_NO' });
  if (allowed === false && minimum !== undefined)
    report({ field: 'minimum_payment', code: 'MINIMUM_WITHOUT_PARTS' });
  const item = {
    sku: text('item_sku') || null,
    name: text('item_name'),
    description: text('item_description') || null,
    quantity: text('item_quantity') === '' ? 1 : wholeOf(text('item_quantity')),
    price: price ?? 0,
  };
  // One header for all rows that leave it empty: most of a file, sent to the page and kept.
  const isBlank = HEADER_FIELDS.every((field) => text(field) === '');
  if (isBlank) return { line: { number: text('number'), header: NOTHING, item }, issues };
  const header = {
    name: text('name'),
    start_date: dayOf(row, 'start_date'),
    due_date: dayOf(row, 'due_date'),
    customer_name: text('customer_name'),
    customer_email: text('customer_email'),
    customer_mobile: phoneOf(text('customer_mobile')),
    customer_address: text('customer_address'),
    customer_npwp: text('customer_npwp'),
    ppn_mode: ppnMode ?? '',
    allow_partial_payment: inParts === '' && minimum === undefined ? '' : String(allowed ?? ''),
    minimum_payment: minimum === undefined ? '' : String(minimum),
    notes: text('notes'),
  };
  return { line: { number: text('number'), header, item }, issues };
};

/** The invoice that lines ask for: the first says what it is, each has an item. */
export const wantedOf = (lines: readonly Pick<InvoiceLine, 'number' | 'header' | 'item'>[]) => {
  const [{ number = '', header = NOTHING } = {}] = lines;
  const { ppn_mode: mode, allow_partial_payment: inParts, minimum_payment: minimum } = header;
  return {
    ...(number !== '' && { number }),
    name: header.name,
    start_date: header.start_date,
    due_date: header.due_date,
    customer: {
      name: header.customer_name,
      email: header.customer_email || null,
      mobile: header.customer_mobile,
      address: header.customer_address || null,
      npwp: header.customer_npwp || null,
    },
    items: lines.map(({ item }) => item),
    ppn_mode: mode === '' ? 'none' : (mode as WantedInvoice['ppn_mode']),
    allow_partial_payment: inParts === 'true',
    minimum_payment: minimum === '' ? null : Number(minimum),
    notes: header.notes || null,
  } satisfies Omit<WantedInvoice, 'total_amount'>;
};

/** Of rows that only add an item. */
export const NOTHING = Object.fromEntries(HEADER_FIELDS.map((field) => [field, ''])) as Record<
  HeaderField,
  string
>;

/** Dates are read below, and a text may be a date. */
const DATES: ReadonlySet<string> = new Set<InvoiceField>([
  'start_date',
  'due_date',
  'item_description',
  'notes',
]);
/** Excel has cells that say yes or no. */
const SWITCH: InvoiceField = 'allow_partial_payment';

const unreadableIn = (row: Row, field: InvoiceField) => {
  const cell = cellOf(row, field);
  if ((cell.kind === 'date' && DATES.has(field)) || (cell.kind === 'boolean' && field === SWITCH))
    return undefined;
  return isFilled(cell) ? unreadableCode(cell) : undefined;
};

/** `2026-11-30`, or the text as written if it names no day. A cell that is a date may have a time of day. */
const dayOf = (row: Row, field: 'start_date' | 'due_date'): string => {
  const cell = cellOf(row, field);
  const text = textOf(cell);
  if (text === '') return text;
  return parseDate(cell.kind === 'date' ? text.replace(/T.*$/, '') : text) ?? text;
};

const phoneOf = (text: string): string => {
  const phone = text === '' ? undefined : normalizePhone(text);
  return phone?.ok ? phone.value : text;
};

/** Programs write whole numbers with a zero, `3.0`. Anything else is no number. */
const wholeOf = (text: string): number => (/^\d{1,9}(?:\.0+)?$/.test(text) ? Number(text) : Number.NaN);

import {
  cellProblem,
  fileNotes,
  type FileRead,
  type Row,
  sheetReaderOf,
  type SheetForm,
  typedRowOf,
} from '../../sheets/index.ts';
import { INVOICE_TITLES } from './titles.ts';

/** Issue 28 of the product: 5,000 invoices of 8 items. Longer texts than a cell's fit no field of an invoice. */
export const INVOICE_FILE = {
  mostRows: 40_000,
  maxFileBytes: 20 * 1024 * 1024,
  longestCell: 600,
} as const;

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

export const INVOICE_FORM: SheetForm<InvoiceField> = {
  columns: INVOICE_COLUMNS,
  titles: INVOICE_TITLES,
  money: 'item_price',
  digits: new Set(),
  limits: { rows: INVOICE_FILE.mostRows, cell: INVOICE_FILE.longestCell },
};

export const invoiceSheetReader = (options: { separator?: string } = {}) =>
  sheetReaderOf(INVOICE_FORM, options);

export const invoiceFileNotes = (file: FileRead) => fileNotes(file);

export const typedInvoiceRow = (row: Row, typed: Readonly<Record<string, string>>): Row =>
  typedRowOf(INVOICE_FORM, row, typed);

export const invoiceCellProblem = (text: string) => cellProblem(text, INVOICE_FILE.longestCell);

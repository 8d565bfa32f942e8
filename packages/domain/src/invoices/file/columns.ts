import {
  cellProblem,
  fileNotes,
  type FileRead,
  type Row,
  sheetReaderOf,
  type SheetForm,
  typedRowOf,
} from '../../sheets/index.ts';
import { INVOICE_COLUMNS, type InvoiceField } from './fields.ts';
import { INVOICE_TITLES } from './titles.ts';

/** Issue 28 of the product: 5,000 invoices of 8 items. Longer texts than a cell's fit no field of an invoice. */
export const INVOICE_FILE = {
  mostRows: 40_000,
  maxFileBytes: 20 * 1024 * 1024,
  longestCell: 600,
} as const;

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

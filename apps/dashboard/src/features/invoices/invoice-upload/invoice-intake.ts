import {
  checkInvoiceRow,
  INVOICE_COLUMNS,
  INVOICE_FILE,
  invoiceCellProblem,
  type InvoiceField,
  invoiceFileNotes,
  type InvoiceIssueCode,
  type InvoiceLine,
  invoiceSheetReader,
  invoiceSuggestion,
  isBlockingInvoice,
  lineIssues,
  numberKey,
  PPN_MODES,
  typedInvoiceRow,
} from '@dasbor/domain/invoices';
import type { Row } from '@dasbor/domain/sheets';
import { defineIntake, type Intake, type IntakeColumn } from '../../../shared/intake/intake.ts';

/** A file of invoices: its columns, and the rules of the domain. A row has a value although it is wrong, because others belong to it. */
export const invoiceIntake = (): Intake<InvoiceLine> =>
  defineIntake<InvoiceLine, InvoiceField>({
    columns: INVOICE_COLUMNS.map(({ field }) => ({ field, ...LOOKS[field] })),
    limits: {
      fileBytes: INVOICE_FILE.maxFileBytes,
      rows: INVOICE_FILE.mostRows,
      cell: INVOICE_FILE.longestCell,
    },
    reader: invoiceSheetReader,
    notes: invoiceFileNotes,
    checkRow: (cells: Row) => {
      const { line, issues } = checkInvoiceRow(cells);
      return { value: line, issues };
    },
    isBlocking: isBlockingInvoice,
    relations: lineIssues,
    relationKey: numberKey,
    retyped: typedInvoiceRow,
    cellProblem: invoiceCellProblem,
    suggest: ({ field, code }, cells: Row) =>
      invoiceSuggestion({ field: field as InvoiceField, code: code as InvoiceIssueCode }, cells),
    candidates: ({ code }) => CHOICES[code] ?? [],
    plainFixes: ONLY_NOTATION,
    confirmable: new Set(),
  });

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  PPN_UNKNOWN: PPN_MODES,
  YES_OR_NO: ['ya', 'tidak'],
};

const ONLY_NOTATION: ReadonlySet<InvoiceIssueCode> = new Set([
  'AMOUNT_HAS_DECIMALS',
  'AMOUNT_INVALID',
  'DPAY_EMAIL_INVALID',
  'DPAY_PHONE_INVALID',
]);

type Look = Omit<IntakeColumn<InvoiceField>, 'field'>;
const amount = (width: string): Look => ({
  width,
  align: 'end',
  inputMode: 'numeric',
  template: { kind: 'number', width: 16 },
});
const text = (width: string, template: number): Look => ({ width, template: { width: template } });
const digits = (width: string, template: number): Look => ({
  width,
  template: { kind: 'digits', width: template },
});

/** Digits that are no numbers are text in the template so that Excel keeps leading zeros. */
const LOOKS: Readonly<Record<InvoiceField, Look>> = {
  number: digits('10rem', 20),
  name: text('12rem', 26),
  start_date: text('8.5rem', 16),
  due_date: text('8.5rem', 16),
  customer_name: text('12rem', 26),
  customer_email: { ...text('13rem', 28), inputMode: 'email' },
  customer_mobile: { ...digits('10.5rem', 18), inputMode: 'tel' },
  customer_address: text('14rem', 34),
  customer_npwp: digits('11rem', 22),
  item_sku: digits('8rem', 14),
  item_name: text('12rem', 26),
  item_description: text('13rem', 30),
  item_quantity: amount('7rem'),
  item_price: amount('9.5rem'),
  ppn_mode: text('8rem', 14),
  allow_partial_payment: text('8rem', 16),
  minimum_payment: amount('10rem'),
  notes: text('13rem', 30),
};

import {
  checkInvoiceFile,
  INVOICE_FILE,
  INVOICE_FORM,
  invoiceFileNotes,
  typedInvoiceRow,
} from '@dasbor/domain/invoices';
import {
  checkLinkFile,
  LINK_FILE,
  LINK_FORM,
  linkFileNotes,
  typedLinkRow,
} from '@dasbor/domain/payment-links';
import type { Row, WrittenRow } from '@dasbor/domain/sheets';
import type { FileSheet } from '../../platform/files/read-rows.ts';

/** What may be uploaded. */
export type UploadKindName = 'payment_links' | 'invoices';

export type CheckedRows = {
  /** What the rows ask for, each with the number of its first row and those of its other rows. */
  records: readonly { row: number; others?: readonly number[]; value: unknown }[];
  problems: readonly { row: number }[];
};

/** How the rows of a file are read and checked, in a thread of their own. */
export type UploadSheet = FileSheet & {
  typed: (row: Row, texts: Readonly<Record<string, string>>) => Row;
  check: (rows: readonly WrittenRow[]) => CheckedRows;
};

export const SHEETS: Readonly<Record<UploadKindName, UploadSheet>> = {
  payment_links: {
    form: LINK_FORM,
    notes: linkFileNotes,
    fileBytes: LINK_FILE.maxFileBytes,
    typed: typedLinkRow,
    check: checkLinkFile,
  },
  invoices: {
    form: INVOICE_FORM,
    notes: invoiceFileNotes,
    fileBytes: INVOICE_FILE.maxFileBytes,
    typed: typedInvoiceRow,
    check: checkInvoiceFile,
  },
};

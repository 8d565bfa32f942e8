import type { WrittenRow } from '../../sheets/index.ts';
import { invoiceTotal, type WantedInvoice } from '../form.ts';
import { lineIn, lineIssues, linesByInvoice, type NumberedLine } from './check-lines.ts';
import { checkInvoiceRow } from './check-row.ts';
import { isBlockingInvoice, type InvoiceIssue } from './issues.ts';
import { type InvoiceLine, wantedOf } from './read-line.ts';

/** An invoice of a file by its first row, with the numbers of its other rows. */
export type InvoiceRecord = {
  readonly row: number;
  readonly others: readonly number[];
  readonly value: WantedInvoice;
};
export type InvoiceRowIssue = { readonly row: number } & InvoiceIssue;

/** All rows of a file: the invoices that they ask for, and what blocks them. */
export const checkInvoiceFile = (
  rows: readonly WrittenRow[],
): { records: readonly InvoiceRecord[]; problems: readonly InvoiceRowIssue[] } => {
  const problems: InvoiceRowIssue[] = [];
  const block = (row: number, issues: readonly InvoiceIssue[]): void => {
    for (const issue of issues) if (isBlockingInvoice(issue)) problems.push({ row, ...issue });
  };
  const lines = rows.map(({ number: row, cells }): NumberedLine => {
    const { line, issues } = checkInvoiceRow(cells);
    block(row, issues);
    return [row, line];
  });
  for (const [row, issues] of lineIssues(lines)) block(row, issues);
  const wrong = new Set(problems.map(({ row }) => row));
  const records = linesByInvoice(lines, lineIn)
    .filter((invoice) => !invoice.some(([row]) => wrong.has(row)))
    .map((invoice): InvoiceRecord => {
      const [row = 0, ...others] = invoice.map(([number]) => number);
      return { row, others, value: invoiceOf(invoice.map(([, line]) => line)) };
    });
  return { records, problems };
};

const invoiceOf = (lines: readonly InvoiceLine[]): WantedInvoice => {
  const wanted = wantedOf(lines);
  return { ...wanted, total_amount: invoiceTotal(wanted) ?? 0 };
};

/** The amount of each invoice that rows ask for, null if one of its rows has a problem. */
export const invoiceAmounts = (lines: Iterable<InvoiceLine>): (number | null)[] =>
  linesByInvoice(lines, (line) => line).map((invoice) =>
    invoice.some(({ wrong }) => wrong.length > 0) ? null : invoiceOf(invoice).total_amount,
  );

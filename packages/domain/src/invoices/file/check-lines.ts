import { INVOICE } from '../policy.ts';
import { formIssues } from './check-row.ts';
import type { InvoiceIssue } from './issues.ts';
import { HEADER_FIELDS, type InvoiceLine, numberKey } from './read-line.ts';

export type NumberedLine = readonly [row: number, line: InvoiceLine];

export const lineIn = ([, line]: NumberedLine): InvoiceLine => line;

/** The rows of each invoice, in the order of their first rows. */
export const linesByInvoice = <Line>(
  lines: Iterable<Line>,
  lineOf: (line: Line) => InvoiceLine,
): Line[][] => {
  const byNumber = new Map<string, Line[]>();
  const invoices: Line[][] = [];
  for (const line of lines) {
    const key = numberKey(lineOf(line));
    const known = key === '' ? undefined : byNumber.get(key);
    if (known) known.push(line);
    else {
      const invoice = [line];
      invoices.push(invoice);
      if (key !== '') byNumber.set(key, invoice);
    }
  }
  return invoices;
};

/** Issues of rows that are one invoice with others, by row. The rows have been checked by themselves. */
export const lineIssues = (lines: Iterable<NumberedLine>): ReadonlyMap<number, readonly InvoiceIssue[]> => {
  const issues = new Map<number, readonly InvoiceIssue[]>();
  for (const invoice of linesByInvoice(lines, lineIn)) {
    // Without a number, a row is an invoice of its own, and was checked as one.
    if (invoice[0]?.[1].number === '') continue;
    for (const [row, found] of issuesOf(invoice)) issues.set(row, found);
  }
  return issues;
};

const issuesOf = (invoice: readonly NumberedLine[]): Map<number, InvoiceIssue[]> => {
  const byRow = new Map<number, InvoiceIssue[]>();
  const report = (row: number, ...found: readonly InvoiceIssue[]): void => {
    if (found.length > 0) byRow.set(row, [...(byRow.get(row) ?? []), ...found]);
  };
  const [first] = invoice;
  for (const line of invoice.slice(1)) report(line[0], ...unlike(first as NumberedLine, line[1]));
  for (const [row] of invoice.slice(INVOICE.mostItems))
    report(row, { field: 'number', code: 'ITEMS_TOO_MANY', params: { max: INVOICE.mostItems } });
  const checked = invoice.slice(0, INVOICE.mostItems);
  for (const { at, issue } of formIssues(checked.map(([, line]) => line))) {
    const row = checked[at]?.[0];
    if (row !== undefined) report(row, issue);
  }
  return byRow;
};

/** What a later row says otherwise than the first. */
const unlike = ([row, first]: NumberedLine, { header, wrong }: InvoiceLine): InvoiceIssue[] =>
  HEADER_FIELDS.flatMap((field) =>
    header[field] === '' || header[field] === first.header[field] || wrong.includes(field)
      ? []
      : [{ field, code: 'UNLIKE_FIRST_ROW' as const, params: { row } }],
  );

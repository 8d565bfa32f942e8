import { billSuggestion, type Row, typedCell } from '../../sheets/index.ts';
import { checkInvoiceRow } from './check-row.ts';
import { isBlockingInvoice, type InvoiceIssue } from './issues.ts';

/** The most likely intended text of a cell. It is never refused again; undefined in doubt. */
export const invoiceSuggestion = (
  issue: Pick<InvoiceIssue, 'field' | 'code'>,
  row: Row,
): string | undefined =>
  billSuggestion(issue, row, {
    // With a number, so that the row is not checked as a whole invoice.
    isRefused: (field, cell) =>
      checkInvoiceRow({ number: typedCell('1'), [field]: cell }).issues.some(
        (found) => found.field === field && isBlockingInvoice(found),
      ),
  });

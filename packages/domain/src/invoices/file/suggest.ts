import {
  addressIn,
  amountInPoints,
  cellOf,
  mayBeDate,
  phoneAmongWords,
  type Row,
  saysTwoLines,
  textOf,
  typedCell,
} from '../../sheets/index.ts';
import { checkInvoiceRow } from './check-row.ts';
import { isBlockingInvoice, type InvoiceIssue, type InvoiceIssueCode } from './issues.ts';

/** The most likely intended text of a cell. It is never refused again; undefined in doubt. */
export const invoiceSuggestion = (
  { field, code }: Pick<InvoiceIssue, 'field' | 'code'>,
  row: Row,
): string | undefined => {
  const cell = cellOf(row, field);
  const text = textOf(cell);
  if (text === '' || cell.kind === 'date' || saysTwoLines(cell.text)) return undefined;
  if (mayBeDate(text)) return undefined;
  const mended = MENDS[code]?.(text);
  if (mended === undefined || (mended === text && !AS_IT_STANDS.has(code))) return undefined;
  // With a number, so that the row is not checked as a whole invoice.
  const { issues } = checkInvoiceRow({ number: typedCell('1'), [field]: typedCell(mended) });
  return issues.some((issue) => issue.field === field && isBlockingInvoice(issue)) ? undefined : mended;
};

/** Issues that retyping the same text resolves. */
const AS_IT_STANDS: ReadonlySet<string> = new Set<InvoiceIssueCode>(['FORMULA', 'CELL_UNDER_MERGE']);

const MENDS: Readonly<Partial<Record<InvoiceIssueCode, (text: string) => string | undefined>>> = {
  FORMULA: (text) => text,
  CELL_UNDER_MERGE: (text) => text,
  // Three zeros are as likely to be thousands.
  AMOUNT_HAS_DECIMALS: (text) => text.replace(/[.,]0{1,2}$/, ''),
  AMOUNT_INVALID: (text) => amountInPoints(text),
  DPAY_EMAIL_INVALID: (text) => addressIn(text),
  DPAY_PHONE_INVALID: (text) => phoneAmongWords(text),
};

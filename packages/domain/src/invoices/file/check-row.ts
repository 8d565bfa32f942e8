import { isCalendarDate } from '../../kernel/index.ts';
import { cellOf, type Row } from '../../sheets/index.ts';
import { invoiceFormProblems, invoiceItemsProblems, invoiceTotal } from '../form.ts';
import { INVOICE_COLUMNS, type InvoiceField } from './fields.ts';
import type { InvoiceIssue } from './issues.ts';
import { type InvoiceLine, NOTHING, readLine, wantedOf } from './read-line.ts';

export type CheckedInvoiceRow = {
  /** Also of a row with problems, because other rows of the invoice are checked beside it. */
  readonly line: InvoiceLine;
  readonly issues: readonly InvoiceIssue[];
};

/** What a row says by itself. An invoice of one row is checked at once; what several rows say together is in `lineIssues`. */
export const checkInvoiceRow = (row: Row): CheckedInvoiceRow => {
  const { line, issues } = readLine(row);
  const isAlone = line.number === '';
  const wrong = issues.map(({ field }) => field);
  // Most rows of a large file only add an item.
  const found =
    !isAlone && line.header === NOTHING
      ? itemIssues(line.item, wrong)
      : formIssues([{ ...line, wrong }]).filter(({ issue }) => isAlone || isOfCell(issue));
  const blocking = [...issues, ...found.map(({ issue }) => issue)];
  const blocked = blocking.map(({ field }) => field);
  const warnings =
    cellOf(row, 'item_price').kind === 'parted' && !blocked.includes('item_price') ? [BESIDE_DIGITS] : [];
  // The same empty list for most rows: it is sent to the page, and kept 40,000 times.
  if (blocked.length === 0 && warnings.length === 0) return { line: { ...line, wrong: NONE }, issues: NONE };
  return {
    line: { ...line, wrong: blocked },
    issues: [...blocking, ...warnings].toSorted((a, b) => placeOf(a.field) - placeOf(b.field)),
  };
};

const NONE: readonly never[] = [];
const BESIDE_DIGITS: InvoiceIssue = { field: 'item_price', code: 'AMOUNT_BESIDE_DIGITS' };

const itemIssues = (item: InvoiceLine['item'], wrong: InvoiceLine['wrong']) =>
  invoiceItemsProblems([item]).flatMap(({ field: path, ...found }) => {
    const { at, field } = columnOf(path);
    return wrong.includes(field) ? [] : [{ at, issue: { field, ...found } }];
  });

/** The problems of the form that its lines do not have already, each with the index of its line. */
export const formIssues = (lines: readonly InvoiceLine[]): { at: number; issue: InvoiceIssue }[] => {
  const wanted = wantedOf(lines);
  // Amounts that are wrong already say nothing about the sum.
  const isSumKnown =
    isCalendarDate(wanted.start_date) &&
    lines.every(
      ({ wrong, item }) => Number.isInteger(item.quantity) && !wrong.some((field) => SUMMED.has(field)),
    );
  const total = (isSumKnown ? invoiceTotal(wanted) : undefined) ?? Number.MAX_SAFE_INTEGER;
  return invoiceFormProblems({ ...wanted, total_amount: total }).flatMap(({ field: path, ...found }) => {
    const { at, field } = columnOf(path);
    const isHidden = lines[at]?.wrong.includes(field) ?? true;
    const isOfSum = path === 'total_amount' || found.code === 'DPAY_INVOICE_MINIMUM_ABOVE_TOTAL';
    return isHidden || (isOfSum && !isSumKnown) ? [] : [{ at, issue: { field, ...found } }];
  });
};

const SUMMED: ReadonlySet<InvoiceField> = new Set<InvoiceField>(['item_quantity', 'item_price']);

/** Whether one row is enough to know it: the first row may say what this one leaves out, and the sum is of all rows. */
const isOfCell = ({ field, code }: InvoiceIssue): boolean =>
  ITEM.test(field)
    ? code !== 'DPAY_AMOUNT_BELOW_MINIMUM' && code !== 'DPAY_AMOUNT_TOO_LARGE'
    : code !== 'DPAY_REQUIRED' && code !== 'DPAY_INVOICE_MINIMUM_ABOVE_TOTAL';

const ITEM = /^item_/;

/** `customer.email` of the form is `customer_email` of the file, `items.1.name` is `item_name` of the second row. */
const columnOf = (path: string): { at: number; field: InvoiceField } => {
  if (path === 'total_amount') return { at: 0, field: 'item_price' };
  const [, index = '0', item] = /^items\.(\d+)\.(\w+)$/.exec(path) ?? [];
  const field = item === undefined ? path.replace('.', '_') : `item_${item}`;
  return { at: Number(index), field: field as InvoiceField };
};

const placeOf = (field: InvoiceField): number =>
  INVOICE_COLUMNS.findIndex((column) => column.field === field);

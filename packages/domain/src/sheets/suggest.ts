import { saysTwoLines } from './hidden.ts';
import { addressIn, amountInPoints, mayBeDate, phoneAmongWords } from './mend.ts';
import { type Cell, cellOf, type Row, textOf } from './read-cell.ts';
import { typedCell } from './read-sheet.ts';

type Asked = { readonly field: string; readonly code: string };

/** What a kind of bill says of its cells. */
type Bill = {
  /** Whether the cell would be refused again. */
  readonly isRefused: (field: string, cell: Cell) => boolean;
  /** Fields in which a date is a text like any other. */
  readonly texts?: readonly string[];
};

/** The most likely intended text of a cell of a bill. It is never refused again; undefined in doubt. */
export const billSuggestion = (
  { field, code }: Asked,
  row: Row,
  { isRefused, texts = [] }: Bill,
): string | undefined => {
  const cell = cellOf(row, field);
  const text = textOf(cell);
  if (text === '' || cell.kind === 'date' || saysTwoLines(cell.text)) return undefined;
  if (!texts.includes(field) && mayBeDate(text)) return undefined;
  const mended = MENDS[code]?.(text);
  if (mended === undefined || (mended === text && !AS_IT_STANDS.includes(code))) return undefined;
  return isRefused(field, typedCell(mended)) ? undefined : mended;
};

/** Issues that retyping the same text resolves. */
const AS_IT_STANDS: readonly string[] = ['FORMULA', 'CELL_UNDER_MERGE'];

const MENDS: Readonly<Record<string, (text: string) => string | undefined>> = {
  FORMULA: (text) => text,
  CELL_UNDER_MERGE: (text) => text,
  // Three zeros are as likely to be thousands.
  AMOUNT_HAS_DECIMALS: (text) => text.replace(/[.,]0{1,2}$/, ''),
  AMOUNT_INVALID: amountInPoints,
  DPAY_EMAIL_INVALID: addressIn,
  DPAY_PHONE_INVALID: phoneAmongWords,
};

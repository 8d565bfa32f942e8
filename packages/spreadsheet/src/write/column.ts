import type { Cell } from '../cell.ts';
import { EXACT_DIGITS } from '../xlsx/whole-number.ts';

/** The content of a column. `digits` are account and phone numbers, which a spreadsheet must not treat as amounts. */
export type ColumnKind = 'text' | 'digits' | 'number';

export type WriteColumn = {
  readonly header: string;
  readonly kind?: ColumnKind;
  /** In characters; default: the header's width. */
  readonly width?: number;
};

/** A text or number; a cell that was read is written back unchanged. */
export type WriteValue = string | number | Cell | null | undefined;

export type WriteRows = Iterable<readonly WriteValue[]> | AsyncIterable<readonly WriteValue[]>;

/** The text to write, and whether as a number. */
export type Written = {
  readonly text: string;
  readonly kind: ColumnKind | 'padded' | 'date' | 'formula' | 'error';
};

export const writtenOf = (value: WriteValue, kind: ColumnKind): Written => {
  if (value === null || value === undefined) return { text: '', kind: 'text' };
  if (typeof value === 'object') return writtenCell(value, kind);
  const text = String(value);
  return { text, kind: kind === 'number' && !isExact(text) ? 'text' : kind };
};

/**
 * A formula is written as a formula that returns its last displayed value: a stranger's formula is not passed on, and nobody takes the
 * value for typed. The same holds for numbers displayed as another value and for values that spreadsheets do not store this way: as a
 * plain number or text, they would look typed.
 */
const writtenCell = (cell: Cell, column: ColumnKind): Written => {
  const { kind, text, raw } = cell;
  switch (kind) {
    case 'formula':
    case 'altered':
      return { text, kind: 'formula' };
    case 'error':
      return { text, kind: /^#[A-Z0-9/!?_]+$/.test(text) ? 'error' : 'formula' };
    case 'number':
      return writtenNumber(cell);
    case 'date':
      if (isExact(raw)) return { text: raw, kind: 'date' };
      if (text !== raw) return { text, kind: 'formula' };
      break;
    case 'text':
    case 'boolean':
  }
  // It was guarded in the csv, so it is guarded again.
  const wasGuarded = text !== raw && raw.startsWith("'");
  return { text, kind: column === 'digits' || wasGuarded ? 'digits' : 'text' };
};

/** A number is written as stored, even if it lost its last digits or its format shows leading zeros. */
const writtenNumber = ({ text, raw, format }: Cell): Written => {
  if (format === 'zero-padded' && text !== raw) {
    return { text, kind: text.length <= MOST_PADDED ? 'padded' : 'formula' };
  }
  return STORED.test(raw) ? { text: raw, kind: 'number' } : { text, kind: 'formula' };
};

/** The most digits of a zero-padded format: longer than any account number. */
export const MOST_PADDED = 30;

/** A number as spreadsheets store it. */
const STORED = /^-?\d+(\.\d+)?(E[+-]?\d+)?$/i;

/** Written as a number only if every spreadsheet keeps all digits. */
const isExact = (text: string) =>
  /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) && text.replaceAll(/[-.]/g, '').length <= EXACT_DIGITS;

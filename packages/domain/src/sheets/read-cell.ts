import { hasHidden, withoutHidden } from './hidden.ts';

/** A cell of the file: the exact text and the spreadsheet's type. */
export type Cell = {
  readonly text: string;
  /**
   * `altered`: a number displayed as another value. `covered`: hidden under a merged cell. `spilled`: an amount in a row with more
   * cells than the header has titles, so it may be incomplete. `parted`: an amount whose decimals may be in the next column.
   */
  readonly kind:
    | 'text'
    | 'number'
    | 'altered'
    | 'date'
    | 'boolean'
    | 'formula'
    | 'error'
    | 'covered'
    | 'spilled'
    | 'parted'
    | 'empty';
};

export type Row = Readonly<Partial<Record<string, Cell>>>;

/** The row number shown by the spreadsheet. */
export type WrittenRow = {
  readonly number: number;
  readonly cells: Row;
};

export const EMPTY: Cell = { text: '', kind: 'empty' };

export const cellOf = (row: Row, field: string): Cell => row[field] ?? EMPTY;

// JavaScript's `\s` includes the byte order mark, which would be dropped silently.
const AROUND = /^(?:(?!\uFEFF)\s)+|(?:(?!\uFEFF)\s)+$/g;

/** The trimmed text; empty if all of it is invisible. */
export const textOf = ({ text }: Cell): string => {
  // Fast path: a file has a hundred thousand cells, and almost none need trimming.
  if (text === '') return text;
  if (isSeen(text.charCodeAt(0)) && isSeen(text.charCodeAt(text.length - 1))) return text;
  return hasHidden(text) && withoutHidden(text) === '' ? '' : text.replaceAll(AROUND, '');
};

/** A visible ASCII character. */
const isSeen = (code: number): boolean => code > 0x20 && code < 0x7f;

export type CellProblemCode = 'CELL_TOO_LONG' | 'TEXT_UNREADABLE';

/** Why a text fits no cell, in a file or typed: it is too long for every field, or has characters that the database cannot store. */
export const cellProblem = (text: string, longest: number): CellProblemCode | undefined => {
  if (text.length > longest) return 'CELL_TOO_LONG';
  return text.includes('\0') || HALF_A_LETTER.test(text) ? 'TEXT_UNREADABLE' : undefined;
};

const HALF_A_LETTER = /\p{Surrogate}/u;

/** Whether a cell has content, including a formula with an empty result. */
export const isFilled = (cell: Cell): boolean => cell.kind === 'formula' || textOf(cell) !== '';

/** Excel shows numbers of more than eleven digits this way and drops digits after the fifteenth. */
export const isScientific = ({ text, kind }: Cell): boolean =>
  /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(text.trim()) && kind !== 'formula';

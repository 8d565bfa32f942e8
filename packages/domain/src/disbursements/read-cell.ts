import { hasHidden, withoutHidden } from './hidden.ts';
import { DISBURSEMENT_POLICY } from './policy.ts';

/** A cell as the file has it: the exact text, and what the spreadsheet took it for. */
export interface Cell {
  readonly text: string;
  /**
   * `altered`: a number that the sheet shows as another. `covered`: it lies under a merged cell, so that the sheet does not show it.
   * `spilled`: an amount of a row in which more stands than its header has titles, so that it may be a part of what was written.
   * `parted`: an amount beside which its decimals may stand, in the next column.
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
}

export type Row = Readonly<Partial<Record<string, Cell>>>;

/** By the number that the spreadsheet shows. */
export interface WrittenRow {
  readonly number: number;
  readonly cells: Row;
}

export const EMPTY: Cell = { text: '', kind: 'empty' };

export function cellOf(row: Row, field: string): Cell {
  return row[field] ?? EMPTY;
}

// JavaScript takes the byte order mark for a space, which would be dropped without a word.
const AROUND = /^(?:(?!\uFEFF)\s)+|(?:(?!\uFEFF)\s)+$/g;

/** What is written in it, without spaces around it; nothing where nothing of it can be seen. */
export function textOf({ text }: Cell): string {
  // Nearly every cell has nothing to take away: asked first, as a file has a hundred thousand of them.
  if (text === '') return text;
  if (isSeen(text.charCodeAt(0)) && isSeen(text.charCodeAt(text.length - 1))) return text;
  return hasHidden(text) && withoutHidden(text) === '' ? '' : text.replaceAll(AROUND, '');
}

/** A sign of ASCII that is no space. */
function isSeen(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

export type CellProblemCode = 'CELL_TOO_LONG' | 'TEXT_UNREADABLE';

/** Why no cell can hold a text, in a file or typed: no field has room for it, or it has letters that no database keeps. */
export function cellProblem(text: string): CellProblemCode | undefined {
  if (text.length > DISBURSEMENT_POLICY.longestCell) return 'CELL_TOO_LONG';
  return text.includes('\0') || HALF_A_LETTER.test(text) ? 'TEXT_UNREADABLE' : undefined;
}

const HALF_A_LETTER = /\p{Surrogate}/u;

/** Whether anything stands in it, be it a formula that shows nothing. */
export function isFilled(cell: Cell): boolean {
  return cell.kind === 'formula' || textOf(cell) !== '';
}

/** Excel writes numbers of more than eleven digits so, and has forgotten those after the fifteenth. */
export function isScientific({ text, kind }: Cell): boolean {
  return /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(text.trim()) && kind !== 'formula';
}

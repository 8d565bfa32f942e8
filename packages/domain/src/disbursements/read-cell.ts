import { hasHidden, withoutHidden } from './hidden.ts';

/** A cell as the file has it: the exact text, and what the spreadsheet took it for. */
export interface Cell {
  readonly text: string;
  readonly kind: 'text' | 'number' | 'date' | 'boolean' | 'formula' | 'error' | 'empty';
}

export type Row = Readonly<Partial<Record<string, Cell>>>;

export const EMPTY: Cell = { text: '', kind: 'empty' };

export function cellOf(row: Row, field: string): Cell {
  return row[field] ?? EMPTY;
}

// JavaScript takes the byte order mark for a space, which would be dropped without a word.
const AROUND = /^(?:(?!\uFEFF)\s)+|(?:(?!\uFEFF)\s)+$/g;

/** What is written in it, without spaces around it; nothing where nothing of it can be seen. */
export function textOf({ text }: Cell): string {
  return hasHidden(text) && withoutHidden(text) === '' ? '' : text.replaceAll(AROUND, '');
}

/** Excel writes numbers of more than eleven digits so, and has forgotten those after the fifteenth. */
export function isScientific({ text, kind }: Cell): boolean {
  return /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(text.trim()) && kind !== 'formula';
}

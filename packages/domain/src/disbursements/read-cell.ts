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

const INVISIBLE = /[\u200B-\u200D\uFEFF]/;
const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'g');

/** What a person would read in it: without spaces around it, and without letters that cannot be seen. */
export function textOf({ text }: Cell): string {
  return INVISIBLE.test(text) ? text.replaceAll(EVERY_INVISIBLE, '').trim() : text.trim();
}

/** Excel writes numbers of more than eleven digits so, and has forgotten those after the fifteenth. */
export function isScientific({ text, kind }: Cell): boolean {
  return /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i.test(text.trim()) && kind !== 'formula';
}

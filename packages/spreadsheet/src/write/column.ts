import type { Cell } from '../cell.ts';
import { EXACT_DIGITS } from '../xlsx/whole-number.ts';

/** What a column holds. `digits` are account and phone numbers, which a spreadsheet must not take for amounts. */
export type ColumnKind = 'text' | 'digits' | 'number';

export interface WriteColumn {
  readonly header: string;
  readonly kind?: ColumnKind;
  /** In signs; without it as wide as the header. */
  readonly width?: number;
}

/** A text or a number; a cell that was read is written as what it was, down to the sign. */
export type WriteValue = string | number | Cell | null | undefined;

export type WriteRows = Iterable<readonly WriteValue[]> | AsyncIterable<readonly WriteValue[]>;

/** What is to be written, as text, and whether as a number. */
export interface Written {
  readonly text: string;
  readonly kind: ColumnKind | 'padded' | 'date' | 'formula' | 'error';
}

export function writtenOf(value: WriteValue, kind: ColumnKind): Written {
  if (value === null || value === undefined) return { text: '', kind: 'text' };
  if (typeof value === 'object') return writtenCell(value, kind);
  const text = String(value);
  return { text, kind: kind === 'number' && !isExact(text) ? 'text' : kind };
}

/**
 * A formula comes back as one that says the value it showed: what a stranger's file would compute is not passed on, and nobody is told
 * that somebody typed it. So does what showed another number than it stores, and what no spreadsheet stores in this way: as a plain
 * number or a text it would look as if it had been typed.
 */
function writtenCell(cell: Cell, column: ColumnKind): Written {
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
  // In a csv it was guarded, so it is again.
  const wasGuarded = text !== raw && raw.startsWith("'");
  return { text, kind: column === 'digits' || wasGuarded ? 'digits' : 'text' };
}

/** A number is one again, as it was stored, also where a spreadsheet has lost its last digits or its format shows zeros before it. */
function writtenNumber({ text, raw, format }: Cell): Written {
  if (format === 'zero-padded' && text !== raw) {
    return { text, kind: text.length <= MOST_PADDED ? 'padded' : 'formula' };
  }
  return STORED.test(raw) ? { text: raw, kind: 'number' } : { text, kind: 'formula' };
}

/** Digits that a format of zeros shows at most: more than any account has. */
export const MOST_PADDED = 30;

/** As a spreadsheet stores a number. */
const STORED = /^-?\d+(\.\d+)?(E[+-]?\d+)?$/i;

/** Written as a number only what every spreadsheet keeps to the last digit. */
const isExact = (text: string) =>
  /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) && text.replaceAll(/[-.]/g, '').length <= EXACT_DIGITS;

import type { Cell } from '../cell.ts';

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
  readonly kind: ColumnKind | 'date' | 'formula' | 'error';
}

export function writtenOf(value: WriteValue, kind: ColumnKind): Written {
  if (value === null || value === undefined) return { text: '', kind: 'text' };
  if (typeof value === 'object') return writtenCell(value, kind);
  const text = String(value);
  return { text, kind: kind === 'number' && !isExact(text) ? 'text' : kind };
}

/**
 * A formula comes back as one that says the value it showed: what a stranger's file would compute is not passed on, and nobody is told
 * that somebody typed it. A number is one again, also where a spreadsheet has lost its last digits.
 */
function writtenCell({ kind, text, raw, format }: Cell, column: ColumnKind): Written {
  if (kind === 'formula') return { text, kind };
  if (kind === 'error' && /^#[A-Z0-9/!?_]+$/.test(text)) return { text, kind };
  if (kind === 'date' && isExact(raw)) return { text: raw, kind: 'date' };
  if ((kind === 'number' || kind === 'altered') && text === raw && format !== 'text' && STORED.test(raw))
    return { text, kind: 'number' };
  // In a csv it was guarded, so it is again.
  const wasGuarded = text !== raw && raw.startsWith("'");
  return { text, kind: column === 'digits' || wasGuarded ? 'digits' : 'text' };
}

/** As a spreadsheet stores a number. */
const STORED = /^-?\d+(\.\d+)?(E[+-]?\d+)?$/;

/** Written as a number only what every spreadsheet keeps to the last digit. */
const isExact = (text: string) =>
  /^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) && text.replaceAll(/[-.]/g, '').length <= EXACT_DIGITS;
const EXACT_DIGITS = 15;

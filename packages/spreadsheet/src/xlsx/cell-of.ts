import { textCell, type Cell } from '../cell.ts';
import { SpreadsheetProblem } from '../problem.ts';
import { unescapeStored } from '../xml/text.ts';
import { dateText } from './dates.ts';
import { PLAIN, styleOf, type CellStyle } from './number-format.ts';
import type { SharedStrings } from './text-places.ts';
import { wholeNumber } from './whole-number.ts';

/** The shared data that cells refer to. */
export type Shared = {
  readonly strings: SharedStrings;
  readonly styles: readonly CellStyle[];
  readonly from1904: boolean;
};

/** The attribute `t` of a cell. */
export type StoredType = 'n' | 's' | 'b' | 'e' | 'd' | 'str' | 'inlineStr';

export const isStoredType = (type: string): type is StoredType => TYPES.has(type);
const TYPES: ReadonlySet<string> = new Set(['n', 's', 'b', 'e', 'd', 'str', 'inlineStr']);

export type Place = {
  readonly row: number;
  readonly column: number;
};

/** The value of a stored cell; undefined if empty. For a formula, the last displayed value. */
export const cellOf = (
  shared: Shared,
  type: StoredType,
  style: number,
  raw: string | undefined,
  formula: boolean,
  place: Place,
): Cell | undefined => {
  if (raw === undefined || (raw === '' && !formula && type !== 'inlineStr' && type !== 'str')) {
    return formula ? { kind: 'formula', text: '', raw: '', format: 'plain' } : undefined;
  }
  const cell = valueOf(shared, type, style, raw, place);
  // A number displayed as another value keeps that kind, even as a formula's result: its text is not what a person sees.
  return formula && cell.kind !== 'altered' ? { ...cell, kind: 'formula' } : cell;
};

const valueOf = (shared: Shared, type: StoredType, style: number, raw: string, place: Place): Cell => {
  switch (type) {
    case 'n':
      return numberOf(shared, shared.styles[style] ?? PLAIN, raw);
    case 's':
      return sharedOf(shared, raw, place);
    case 'b':
      return { kind: 'boolean', text: BOOLEANS[raw.trim()] ?? raw, raw, format: 'plain' };
    case 'e':
      return { kind: 'error', text: raw, raw, format: 'plain' };
    case 'd':
      return { kind: 'date', text: raw, raw, format: 'date' };
    default:
      return { kind: 'text', text: unescapeStored(raw), raw, format: 'plain' };
  }
};

const BOOLEANS: Readonly<Record<string, string>> = { 1: 'TRUE', 0: 'FALSE', true: 'TRUE', false: 'FALSE' };

const sharedOf = ({ strings }: Shared, raw: string, place: Place): Cell => {
  const text = /^\s*\d+\s*$/.test(raw) ? strings.at(Number(raw)) : undefined;
  if (text === undefined) throw new SpreadsheetProblem('cell-broken', { ...place, detail: raw.slice(0, 20) });
  return textCell(text);
};

/** A number of a file that another program read, by its format code: a date, an amount, or a number displayed as another. */
export const numberCell = (raw: string, formatCode: string, from1904: boolean): Cell =>
  numberOf({ from1904 }, styleOf(formatCode), raw);

const numberOf = (
  { from1904 }: Pick<Shared, 'from1904'>,
  { format, digits }: CellStyle,
  raw: string,
): Cell => {
  const day = format === 'date' ? dateText(raw, from1904) : undefined;
  if (day !== undefined) return { kind: 'date', text: day, raw, format };
  const text = wholeNumber(raw);
  // An invalid date is displayed as ######## in a date format.
  if (format === 'altered' || format === 'date') return { kind: 'altered', text, raw, format };
  if (format === 'zero-padded' && /^\d+$/.test(text)) {
    return { kind: 'number', text: text.padStart(digits, '0'), raw, format };
  }
  return { kind: 'number', text, raw, format };
};

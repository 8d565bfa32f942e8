import type { Separator } from '../csv/dialect.ts';
import { guarded } from '../formula.ts';
import { writtenOf, type WriteColumn, type WriteRows, type WriteValue } from './column.ts';

export type CsvOptions = {
  /** Excel uses semicolons with Indonesian settings. */
  readonly separator?: Separator;
};

const PIECE = 64 * 1024;

/** A UTF-8 csv with the BOM that Excel needs, piece by piece. */
export const writeCsv = async function* (
  columns: readonly WriteColumn[],
  rows: WriteRows,
  { separator = ',' }: CsvOptions = {},
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = `\uFEFF${columns.map(({ header }) => quoted(guarded(header, false), separator)).join(separator)}\r\n`;
  for await (const row of rows) {
    text += `${columns.map((column, n) => field(row[n], column, separator)).join(separator)}\r\n`;
    if (text.length < PIECE) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
};

const field = (value: WriteValue, column: WriteColumn, separator: Separator): string => {
  const { kind, text } = writtenOf(value, column.kind ?? 'text');
  // The stored value may differ from the displayed one: a date as a number of days, an integer with an exponent.
  const isRead = typeof value === 'object' && value !== null;
  if (kind === 'number' || kind === 'date') return quoted(isRead ? value.text : text, separator);
  return quoted(guarded(text, kind === 'digits' || kind === 'padded'), separator);
};

const quoted = (text: string, separator: Separator): string => {
  const needed = text.includes(separator) || /["\r\n]/.test(text);
  return needed ? `"${text.replaceAll('"', '""')}"` : text;
};

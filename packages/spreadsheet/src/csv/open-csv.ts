import type { RowChunk } from '../cell.ts';
import { limitsOf, refuseIfAborted, type ReadOptions } from '../options.ts';
import { SpreadsheetProblem } from '../problem.ts';
import { pieces, type ByteSource } from '../source.ts';
import type { Spreadsheet } from '../spreadsheet.ts';
import { CsvScanner } from './csv-scanner.ts';
import { CsvDecoder } from './decode.ts';
import { type Dialect, dialectOf } from './dialect.ts';

/** The part of a file used for detection. */
const SAMPLE = 64 * 1024;
/** Strings of 128 KB and more, and slices of them, live in a rarely collected heap space, which costs a quarter of the time. */
const PIECE = 64 * 1024;

/** Any text is a csv, unless it contains control characters that no text has. */
export const openCsv = async (source: ByteSource, options: ReadOptions): Promise<Spreadsheet> => {
  const isWhole = source.size <= SAMPLE;
  const decoder = new CsvDecoder(await source.read(0, 4));
  const first = decoder.decode(await source.read(0, SAMPLE)) + (isWhole ? decoder.decode(undefined) : '');
  refuseBinary(first);
  const dialect = dialectOf(first, isWhole);
  return {
    format: 'csv',
    sheet: '',
    sheets: [],
    merged: [],
    hiddenColumns: [],
    from1904: false,
    separator: dialect.separator,
    rows: () => read(source, dialect, options),
  };
};

const read = async function* (
  source: ByteSource,
  dialect: Dialect,
  options: ReadOptions,
): AsyncGenerator<RowChunk> {
  const decoder = new CsvDecoder(await source.read(0, 4));
  const scanner = new CsvScanner(dialect, limitsOf(options));
  let { start } = dialect;
  let bytesRead = 0;
  const rowsOf = (text: string, last: boolean) => {
    refuseBinary(text);
    const rows = scanner.feed(text.slice(start), last);
    start = 0;
    return rows;
  };
  for await (const piece of pieces(source, 0, source.size, PIECE)) {
    refuseIfAborted(options);
    const text = decoder.decode(piece);
    bytesRead += piece.length;
    const rows = text === '' ? [] : rowsOf(text, false);
    if (rows.length > 0) yield { rows, bytesRead, bytesTotal: source.size };
  }
  yield { rows: rowsOf(decoder.decode(undefined), true), bytesRead, bytesTotal: source.size };
};

const refuseBinary = (text: string): void => {
  if (text.includes('\0')) throw new SpreadsheetProblem('not-a-spreadsheet');
};

import type { RowChunk } from '../cell.ts';
import { limitsOf, refuseIfAborted, type ReadOptions } from '../options.ts';
import { SpreadsheetProblem } from '../problem.ts';
import { pieces, type ByteSource } from '../source.ts';
import type { Spreadsheet } from '../spreadsheet.ts';
import { CsvScanner } from './csv-scanner.ts';
import { CsvDecoder } from './decode.ts';
import { dialectOf } from './dialect.ts';

/** Any text is a csv; a file with signs that no text has is not. */
export async function openCsv(source: ByteSource, options: ReadOptions): Promise<Spreadsheet> {
  const first = new CsvDecoder(await source.read(0, 4)).decode(await source.read(0, 4096));
  refuseBinary(first);
  const { separator } = dialectOf(first);
  const rows = () => read(source, options);
  return {
    format: 'csv',
    sheet: '',
    sheets: [],
    merged: [],
    hiddenColumns: [],
    from1904: false,
    separator,
    rows,
  };
}

async function* read(source: ByteSource, options: ReadOptions): AsyncGenerator<RowChunk> {
  const decoder = new CsvDecoder(await source.read(0, 4));
  let scanner: CsvScanner | undefined;
  let bytesRead = 0;
  const rowsOf = (text: string, last: boolean) => {
    refuseBinary(text);
    if (scanner) return scanner.feed(text, last);
    const dialect = dialectOf(text);
    scanner = new CsvScanner(dialect, limitsOf(options));
    return scanner.feed(text.slice(dialect.start), last);
  };
  for await (const piece of pieces(source, 0, source.size)) {
    refuseIfAborted(options);
    const text = decoder.decode(piece);
    bytesRead += piece.length;
    const rows = text === '' ? [] : rowsOf(text, false);
    if (rows.length > 0) yield { rows, bytesRead, bytesTotal: source.size };
  }
  yield { rows: rowsOf(decoder.decode(undefined), true), bytesRead, bytesTotal: source.size };
}

function refuseBinary(text: string): void {
  if (text.includes('\0')) throw new SpreadsheetProblem('not-a-spreadsheet');
}

import type { RowChunk } from '../cell.ts';
import type { ColumnRange } from '../column.ts';
import { limitsOf, refuseIfAborted, type ReadOptions } from '../options.ts';
import { SpreadsheetProblem } from '../problem.ts';
import { ahead, type ByteSource } from '../source.ts';
import type { Spreadsheet } from '../spreadsheet.ts';
import { xmlText } from '../xml/decode.ts';
import { readDirectory } from '../zip/directory.ts';
import { unpack, type Zip } from '../zip/entry.ts';
import { readSharedStrings } from './shared-strings.ts';
import { SheetScanner } from './sheet-scanner.ts';
import { readStyles } from './styles.ts';
import { readWorkbook, type Workbook, type WorkbookSheet } from './workbook.ts';

export const openXlsx = async (source: ByteSource, options: ReadOptions): Promise<Spreadsheet> => {
  const limits = limitsOf(options);
  const directory = await readDirectory(source, limits);
  const zip = { source, directory, limits, gunzip: options.gunzip };
  const workbook = await readWorkbook(zip);
  const sheet = chosen(workbook, options);
  const found: Found = { merged: [], hiddenColumns: [] };
  return {
    format: 'xlsx',
    sheet: sheet.name,
    sheets: workbook.sheets.map(({ name, visible }) => ({ name, visible })),
    ...found,
    from1904: workbook.from1904,
    rows: () => read(zip, workbook, sheet, options, found),
  };
};

/** Facts of a sheet outside its rows; filled while reading. */
type Found = {
  readonly merged: string[];
  readonly hiddenColumns: ColumnRange[];
};

const chosen = ({ sheets }: Workbook, { sheet: name }: ReadOptions): WorkbookSheet => {
  const found = sheets.find((sheet) => (name === undefined ? sheet.visible : sheet.name === name));
  if (found) return found;
  throw name === undefined
    ? new SpreadsheetProblem('no-sheet')
    : new SpreadsheetProblem('sheet-not-found', { detail: name });
};

const read = async function* (
  files: Zip,
  workbook: Workbook,
  sheet: WorkbookSheet,
  options: ReadOptions,
  { merged, hiddenColumns }: Found,
): AsyncGenerator<RowChunk> {
  let bytesRead = 0;
  const zip: Zip = { ...files, onRead: (bytes) => (bytesRead += bytes) };
  const parts = [workbook.sharedStrings, workbook.styles, sheet.entry];
  const bytesTotal = parts.reduce((sum, part) => sum + (part?.packed ?? 0), 0);
  const scanner = new SheetScanner(
    {
      strings: await readSharedStrings(zip, workbook.sharedStrings, options),
      styles: await readStyles(zip, workbook.styles),
      from1904: workbook.from1904,
    },
    files.limits,
  );
  for await (const piece of xmlText(ahead(unpack(zip, sheet.entry)), sheet.entry.name, 'row')) {
    refuseIfAborted(options);
    const rows = scanner.feed(piece);
    if (rows.length > 0) yield { rows, bytesRead, bytesTotal };
  }
  scanner.finish();
  merged.splice(0, merged.length, ...scanner.merged);
  hiddenColumns.splice(0, hiddenColumns.length, ...scanner.hiddenColumns);
  yield { rows: [], bytesRead, bytesTotal };
};

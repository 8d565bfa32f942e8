import type { Cell, Row } from '../cell.ts';
import { type Cover, coverOf } from '../merged.ts';
import type { Spreadsheet } from '../spreadsheet.ts';
import type { WriteColumn, WriteValue } from './column.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

export type ErrorFileOptions = {
  /** The issues of a row, in the reader's language. */
  readonly errorOf: (row: Row) => string | undefined;
  readonly header?: string;
  /** The header's row; default: the first row. */
  readonly headerRow?: number;
  /** The row's current state, for example with typed changes. */
  readonly rowNow?: (row: Row) => Row;
  /** Rows that the file does not have; those below them move up. */
  readonly isLeftOut?: (row: Row) => boolean;
};

/**
 * The same rows at the same positions and in the same file type, with an extra column that lists the issues of each row. Reads the file
 * twice, because a row may be wider than its header. Replaces an existing error column. Removes merges: cells hidden under them become
 * visible as formulas that return their value, because nobody has seen them before.
 */
export const errorFile = async function* (
  file: Spreadsheet,
  { errorOf, header = 'error', headerRow, rowNow = (row) => row, isLeftOut = () => false }: ErrorFileOptions,
): AsyncGenerator<Uint8Array> {
  const shape = await shapeOf(file, { header, headerRow, rowNow });
  const columns = Array.from({ length: shape.width }, (_, n): WriteColumn => ({
    header: shape.headers[n]?.text ?? '',
  }));
  const { firstRow, titleRow } = shape;
  const all = [...columns, { header: titleRow === firstRow ? header : '', width: 60 }];
  // A sheet lists its merges after its rows; the first pass has read them.
  const isCovered = coverOf(file.merged);
  const shown = (row: Row) => rowNow({ ...row, cells: row.cells.map(seen(row.number, isCovered)) });
  const rows = withErrors(file, shape, {
    shown,
    errorOf: (row) => (row.number === titleRow ? header : errorOf(row)),
    isLeftOut,
  });
  if (file.format === 'csv') yield* writeCsv(all, rows, file.separator ? { separator: file.separator } : {});
  else yield* writeXlsx(all, rows, { sheet: file.sheet, from1904: file.from1904 });
};

const seen =
  (row: number, isCovered: Cover) =>
  (cell: Cell | undefined, column: number): Cell | undefined =>
    cell && cell.text.trim() !== '' && isCovered(row, column) ? { ...cell, kind: 'formula' } : cell;

type Shape = {
  readonly headers: readonly (Cell | undefined)[];
  readonly firstRow: number;
  readonly titleRow: number;
  readonly width: number;
};

const shapeOf = async (
  file: Spreadsheet,
  { header, headerRow, rowNow }: { header: string; headerRow: number | undefined; rowNow: (row: Row) => Row },
): Promise<Shape> => {
  let first: Row | undefined;
  let titles: Row | undefined;
  let width = 0;
  for await (const { rows } of file.rows()) {
    first ??= rows[0];
    for (const row of rows) {
      if (row.number === headerRow) titles = row;
      width = Math.max(width, rowNow(row).cells.length);
    }
  }
  const headers = first?.cells ?? [];
  titles ??= first;
  const again = width > 0 && titles?.cells.length === width && titles.cells.at(-1)?.text === header;
  return {
    headers,
    firstRow: first?.number ?? 0,
    titleRow: titles?.number ?? 0,
    width: again ? width - 1 : width,
  };
};

const withErrors = async function* (
  file: Spreadsheet,
  { width, firstRow }: Shape,
  {
    shown,
    errorOf,
    isLeftOut,
  }: { shown: (row: Row) => Row } & Required<Pick<ErrorFileOptions, 'errorOf' | 'isLeftOut'>>,
): AsyncGenerator<readonly WriteValue[]> {
  let next = firstRow + 1;
  for await (const { rows } of file.rows()) {
    for (const row of rows) {
      if (row.number <= firstRow) continue;
      for (; next < row.number; next += 1) yield [];
      next = row.number + 1;
      if (isLeftOut(row)) continue;
      const { cells } = shown(row);
      yield [...Array.from({ length: width }, (_, n) => cells[n]), errorOf(row)];
    }
  }
};

import type { RowChunk } from './cell.ts';
import type { ColumnRange } from './column.ts';
import type { Separator } from './csv/dialect.ts';

/** A file that was recognised; its rows are read when asked for. */
export interface Spreadsheet {
  readonly format: 'xlsx' | 'csv';
  /** The sheet whose rows are read; of csv an empty text. */
  readonly sheet: string;
  readonly sheets: readonly { readonly name: string; readonly visible: boolean }[];
  /** Ranges such as `A1:C1`; known once all rows were read, for a sheet names them behind its rows. */
  readonly merged: readonly string[];
  /** Columns that are not shown, or have no width; known once rows were read. */
  readonly hiddenColumns: readonly ColumnRange[];
  /** Days of dates are counted from 1904. */
  readonly from1904: boolean;
  /** Of csv, as far as its first lines tell. */
  readonly separator?: Separator;
  /** The rows that hold something, in order. Can be asked for again, from the start. */
  rows(): AsyncIterable<RowChunk>;
}

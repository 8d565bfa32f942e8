import type { RowChunk } from './cell.ts';
import type { ColumnRange } from './column.ts';
import type { Separator } from './csv/dialect.ts';

/** A recognised file; rows are read on demand. */
export type Spreadsheet = {
  readonly format: 'xlsx' | 'csv';
  /** The name of the sheet that is read; empty for csv. */
  readonly sheet: string;
  readonly sheets: readonly { readonly name: string; readonly visible: boolean }[];
  /** Ranges such as `A1:C1`; known after all rows were read, because a sheet lists them after its rows. */
  readonly merged: readonly string[];
  /** Columns that are hidden or have no width; known once rows were read. */
  readonly hiddenColumns: readonly ColumnRange[];
  /** Whether dates count from 1904. */
  readonly from1904: boolean;
  /** For csv, as detected from its first lines. */
  readonly separator?: Separator;
  /** The non-empty rows, in order. Each call starts again from the beginning. */
  rows(): AsyncIterable<RowChunk>;
};

import type { Intake } from '../intake.ts';
import type { GridRow } from '../rows/grid.ts';

/** The keyboard position: row number and column index. Column 0 is the row header and has no value. */
export type CellPosition = {
  readonly row: number;
  readonly column: number;
};

export const FIRST_CELL = 1;

type Columns = Pick<Intake, 'columns'>;

/** With the row header. */
export const columnCount = ({ columns }: Columns): number => columns.length + 1;

export const fieldAt = ({ columns }: Columns, column: number): string | undefined =>
  columns[column - 1]?.field;

export const columnOf = ({ columns }: Columns, field: string): number =>
  columns.findIndex((column) => column.field === field) + 1;

export type Range = {
  /** Places among the rows that are shown, the last included. */
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
};

/** The cells between two positions. */
export const rangeOf = (rows: readonly GridRow[], one: CellPosition, other: CellPosition): Range => {
  const at = (position: CellPosition) => rows.findIndex(({ number }) => number === position.row);
  const sorted = (a: number, b: number) => (a < b ? ([a, b] as const) : ([b, a] as const));
  return { rows: sorted(at(one), at(other)), columns: sorted(one.column, other.column) };
};

/** Only row headers, so the range means whole rows. */
export const isHeads = ({ columns: [, right] }: Range): boolean => right < FIRST_CELL;

/** How far a key moves. Infinity means to the end. */
export type Step = {
  readonly rows?: number;
  readonly columns?: number;
};

/** Only an arrow key reaches the row header. Home and End stop at cells, as in a spreadsheet. */
export const stepped = (
  intake: Columns,
  rows: readonly GridRow[],
  from: CellPosition,
  { rows: down = 0, columns: right = 0 }: Step,
): CellPosition => {
  const at = rows.findIndex(({ number }) => number === from.row);
  const row = rows[within(at + down, rows.length)];
  const column = right === -Infinity ? FIRST_CELL : within(from.column + right, columnCount(intake));
  return { row: row?.number ?? from.row, column };
};

const within = (at: number, count: number) => Math.max(0, Math.min(at, count - 1));

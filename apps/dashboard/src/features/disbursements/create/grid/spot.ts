import type { PayoutField } from '@dasbor/domain/disbursements';
import type { GridRow } from '../model/grid.ts';
import { FIELDS } from '../model/view.ts';

/** The keyboard position: row number and column index. Column 0 is the row header and has no value. */
export type Spot = {
  readonly row: number;
  readonly column: number;
};

export const COLUMNS = FIELDS.length + 1;
export const FIRST_CELL = 1;

export const fieldAt = (column: number): PayoutField | undefined => FIELDS[column - 1];

export const columnOf = (field: PayoutField): number => FIELDS.indexOf(field) + 1;

export type Range = {
  /** Places among the rows that are shown, the last included. */
  readonly rows: readonly [from: number, to: number];
  readonly columns: readonly [from: number, to: number];
};

/** The cells between two spots. */
export const rangeOf = (rows: readonly GridRow[], one: Spot, other: Spot): Range => {
  const at = (spot: Spot) => rows.findIndex(({ number }) => number === spot.row);
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
  rows: readonly GridRow[],
  from: Spot,
  { rows: down = 0, columns: right = 0 }: Step,
): Spot => {
  const at = rows.findIndex(({ number }) => number === from.row);
  const row = rows[within(at + down, rows.length)];
  const column = right === -Infinity ? FIRST_CELL : within(from.column + right, COLUMNS);
  return { row: row?.number ?? from.row, column };
};

const within = (at: number, count: number) => Math.max(0, Math.min(at, count - 1));

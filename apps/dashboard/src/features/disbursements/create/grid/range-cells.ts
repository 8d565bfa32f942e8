import type { CellEdit, GridRow } from '../model/grid.ts';
import { COLUMNS, fieldAt, FIRST_CELL, isHeads, type Range } from './spot.ts';

type Rows = readonly GridRow[];

/** The texts of a range, row by row. If only row headers are selected, the texts of the whole rows. */
export const textsOf = (rows: Rows, range: Range): string[][] => {
  const [top, bottom] = range.rows;
  const [left, right] = isHeads(range) ? [FIRST_CELL, COLUMNS - 1] : cellColumns(range);
  return rows.slice(top, bottom + 1).map((row) =>
    Array.from({ length: right - left + 1 }, (_, n) => {
      const field = fieldAt(left + n);
      return field ? (row.cells[field]?.text ?? '') : '';
    }),
  );
};

/**
 * Pastes cells from the first corner of a range. A single cell fills the range. Cells outside the grid are omitted. On a row header, the
 * paste starts at the first cell of the row; otherwise every value would be off by one column.
 */
export const laidOver = (
  rows: Rows,
  range: Range,
  cells: readonly (readonly string[])[],
): readonly CellEdit[] => {
  const [top, bottom] = range.rows;
  const [left, right] = cellColumns(range);
  const one = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  const filled =
    one === undefined
      ? cells
      : Array.from({ length: bottom - top + 1 }, () => Array.from({ length: right - left + 1 }, () => one));
  return filled.flatMap((line, down) =>
    line.flatMap((text, across): CellEdit[] => {
      const row = rows[top + down];
      const field = fieldAt(left + across);
      return row && field ? [{ row: row.number, field, text }] : [];
    }),
  );
};

export const emptied = (rows: Rows, range: Range): readonly CellEdit[] => {
  const blank = textsOf(rows, range).map((line) => line.map(() => ''));
  return laidOver(rows, range, blank).filter(({ row, field }) => {
    const cell = rows.find(({ number }) => number === row)?.cells[field];
    return cell !== undefined && cell.kind !== 'empty';
  });
};

const cellColumns = ({ columns: [left, right] }: Range): readonly [from: number, to: number] => [
  Math.max(left, FIRST_CELL),
  Math.max(right, FIRST_CELL),
];

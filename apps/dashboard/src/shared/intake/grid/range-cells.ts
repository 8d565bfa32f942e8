import type { Intake } from '../intake.ts';
import type { CellEdit, GridRow } from '../rows/grid.ts';
import { columnCount, fieldAt, FIRST_CELL, isHeads, type Range } from './cell-position.ts';

type Columns = Pick<Intake, 'columns'>;
type Rows = readonly GridRow[];

/** The texts of a range, row by row. If only row headers are selected, the texts of the whole rows. */
export const rangeTexts = (intake: Columns, rows: Rows, range: Range): string[][] => {
  const [top, bottom] = range.rows;
  const [left, right] = isHeads(range) ? [FIRST_CELL, columnCount(intake) - 1] : cellColumns(range);
  return rows.slice(top, bottom + 1).map((row) =>
    Array.from({ length: right - left + 1 }, (_, n) => {
      const field = fieldAt(intake, left + n);
      return field ? (row.cells[field]?.text ?? '') : '';
    }),
  );
};

/**
 * Pastes cells from the first corner of a range. A single cell fills the range. Cells outside the grid are omitted. On a row header, the
 * paste starts at the first cell of the row; otherwise every value would be off by one column.
 */
export const pasteEdits = (
  intake: Columns,
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
      const field = fieldAt(intake, left + across);
      return row && field ? [{ row: row.number, field, text }] : [];
    }),
  );
};

export const clearEdits = (intake: Columns, rows: Rows, range: Range): readonly CellEdit[] => {
  const blank = rangeTexts(intake, rows, range).map((line) => line.map(() => ''));
  return pasteEdits(intake, rows, range, blank).filter(({ row, field }) => {
    const cell = rows.find(({ number }) => number === row)?.cells[field];
    return cell !== undefined && cell.kind !== 'empty';
  });
};

const cellColumns = ({ columns: [left, right] }: Range): readonly [from: number, to: number] => [
  Math.max(left, FIRST_CELL),
  Math.max(right, FIRST_CELL),
];

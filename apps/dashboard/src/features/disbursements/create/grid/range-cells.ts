import type { CellEdit, GridRow } from '../model/grid.ts';
import { fieldAt, type Range } from './spot.ts';

type Rows = readonly GridRow[];

/** What the cells of a range say, row by row; the head of a row says its number. */
export function textsOf(rows: Rows, { rows: [top, bottom], columns: [left, right] }: Range): string[][] {
  return rows.slice(top, bottom + 1).map((row) =>
    Array.from({ length: right - left + 1 }, (_, n) => {
      const field = fieldAt(left + n);
      return field ? (row.cells[field]?.text ?? '') : String(row.number);
    }),
  );
}

/** Cells laid over a range from its first corner; one cell fills all of it. What would stand outside the grid is left out. */
export function laidOver(
  rows: Rows,
  { rows: [top, bottom], columns: [left, right] }: Range,
  cells: readonly (readonly string[])[],
): readonly CellEdit[] {
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
}

export function emptied(rows: Rows, range: Range): readonly CellEdit[] {
  const blank = textsOf(rows, range).map((line) => line.map(() => ''));
  return laidOver(rows, range, blank).filter(({ row, field }) => {
    const cell = rows.find(({ number }) => number === row)?.cells[field];
    return cell !== undefined && cell.kind !== 'empty';
  });
}

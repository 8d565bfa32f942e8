import { PAYOUT_COLUMNS } from '@dasbor/domain/disbursements';
import type { CellEdit, GridRow, RowEdit } from './grid.ts';

export type { RowEdit };

export const rowEditsOf = (rows: readonly GridRow[]): RowEdit[] =>
  rows.flatMap((row): RowEdit[] => {
    if (row.removed) return [{ row: row.number, removed: true }];
    if (row.cells === row.written) return [];
    const cells = PAYOUT_COLUMNS.filter(({ field }) => row.cells[field] !== row.written[field]).map(
      ({ field }) => [field, row.cells[field]?.text ?? ''] as const,
    );
    return cells.length > 0 ? [{ row: row.number, cells: Object.fromEntries(cells) }] : [];
  });

/** The inverse, for a file that is read again. */
export const cellEditsOf = (edits: readonly RowEdit[]): CellEdit[] =>
  edits.flatMap(({ row, cells = {} }) =>
    PAYOUT_COLUMNS.flatMap(({ field }) => {
      const text = cells[field];
      return text === undefined ? [] : [{ row, field, text }];
    }),
  );

export const removedRowsOf = (edits: readonly RowEdit[]): ReadonlySet<number> =>
  new Set(edits.filter(({ removed }) => removed).map(({ row }) => row));

import type { CellEdit, GridRow, RowEdit } from './grid.ts';

export const rowEditsOf = (rows: readonly GridRow[]): RowEdit[] =>
  rows.flatMap((row): RowEdit[] => {
    if (row.removed) return [{ row: row.number, removed: true }];
    if (row.cells === row.original) return [];
    const cells = Object.entries(row.cells).flatMap(([field, cell]) =>
      cell === row.original[field] ? [] : [[field, cell?.text ?? ''] as const],
    );
    return cells.length > 0 ? [{ row: row.number, cells: Object.fromEntries(cells) }] : [];
  });

/** The inverse, for a file that is read again. */
export const cellEditsOf = (edits: readonly RowEdit[]): CellEdit[] =>
  edits.flatMap(({ row, cells = {} }) =>
    Object.entries(cells).map(([field, text]) => ({ row, field, text })),
  );

export const removedRowsOf = (edits: readonly RowEdit[]): ReadonlySet<number> =>
  new Set(edits.filter(({ removed }) => removed).map(({ row }) => row));

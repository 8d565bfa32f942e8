import type { Places } from './headers.ts';
import { isFilled, type WrittenRow } from './read-cell.ts';

/** The merged range that hides the cell at this row and column, if any. */
export type Cover = (row: number, column: number) => { readonly range: string } | undefined;

export type UnderMerges = {
  /** Rows with a non-empty cell hidden by a merge; such a cell is `covered`. */
  readonly covered: readonly WrittenRow[];
  /** Merged ranges that hide cells of rows or the header, including empty ones. */
  readonly ranges: readonly string[];
};

/**
 * A merged range shows only its first cell. Most programs empty the others, but some keep their values, and a file can contain
 * anything. Nobody sees those values, so nobody meant them.
 */
export const underMerges = (
  rows: readonly WrittenRow[],
  { places, headerRow, cover }: { places: Places; headerRow: number; cover: Cover },
): UnderMerges => {
  const columns = Object.entries(places) as [string, number][];
  const ranges = new Set<string>();
  const hidden = (row: number): string[] =>
    columns.flatMap(([field, column]) => {
      const found = cover(row, column);
      if (found) ranges.add(found.range);
      return found ? [field] : [];
    });
  hidden(headerRow);
  const covered = rows.flatMap(({ number, cells }): WrittenRow[] => {
    const filled = hidden(number).flatMap((field) => {
      const cell = cells[field];
      // A number displayed as another value keeps that kind.
      const kind = cell?.kind === 'altered' ? 'altered' : 'covered';
      return cell && isFilled(cell) ? [[field, { text: cell.text, kind }] as const] : [];
    });
    return filled.length > 0 ? [{ number, cells: { ...cells, ...Object.fromEntries(filled) } }] : [];
  });
  return { covered, ranges: [...ranges] };
};

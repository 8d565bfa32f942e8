import type { PayoutPlaces } from './headers.ts';
import type { PayoutField } from './policy.ts';
import { isFilled, type WrittenRow } from './read-cell.ts';

/** The merged range of a sheet that hides the cell of this row and column, if one does. */
export type Cover = (row: number, column: number) => { readonly range: string } | undefined;

export interface UnderMerges {
  /** The rows of which a spreadsheet does not show a cell that holds something; such a cell is `covered`. */
  readonly covered: readonly WrittenRow[];
  /** The merged ranges that hide cells of payouts or of their header, also those that hold nothing. */
  readonly ranges: readonly string[];
}

/**
 * A merged cell shows what its first one holds. Most programs empty the others, yet some keep what was in them and a file may say
 * anything: nobody sees it, so nobody may be paid by it.
 */
export function underMerges(
  rows: readonly WrittenRow[],
  { places, headerRow, cover }: { places: PayoutPlaces; headerRow: number; cover: Cover },
): UnderMerges {
  const columns = Object.entries(places) as [PayoutField, number][];
  const ranges = new Set<string>();
  const hidden = (row: number): PayoutField[] =>
    columns.flatMap(([field, column]) => {
      const found = cover(row, column);
      if (found) ranges.add(found.range);
      return found ? [field] : [];
    });
  hidden(headerRow);
  const covered = rows.flatMap(({ number, cells }): WrittenRow[] => {
    const filled = hidden(number).flatMap((field) => {
      const cell = cells[field];
      // A number that would be shown as another stays one.
      const kind = cell?.kind === 'altered' ? 'altered' : 'covered';
      return cell && isFilled(cell) ? [[field, { text: cell.text, kind }] as const] : [];
    });
    return filled.length > 0 ? [{ number, cells: { ...cells, ...Object.fromEntries(filled) } }] : [];
  });
  return { covered, ranges: [...ranges] };
}

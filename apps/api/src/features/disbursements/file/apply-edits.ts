import { typedRow } from '@dasbor/domain/disbursements';
import type { WrittenRow } from '@dasbor/domain/sheets';
import type { FieldError } from '../../../spec/handlers.ts';
import type { WrittenRow as BatchRow } from '../batch/begin.ts';

/** An edit of a file row before the batch was created. */
export type RowEdit = { row: number; removed?: true; cells?: Readonly<Record<string, string>> };

export type Edited = { ok: true; rows: BatchRow[] } | { ok: false; error: FieldError };

/** The rows after editing, each edited row with its original. An edit of an unknown row is refused. */
export const withEdits = (rows: readonly WrittenRow[], edits: readonly RowEdit[]): Edited => {
  const left = new Map(edits.map((edit) => [edit.row, edit]));
  const edited = rows.flatMap(({ number, cells }): BatchRow[] => {
    const edit = left.get(number);
    left.delete(number);
    if (edit?.removed) return [];
    const mended = typedRow(cells, edit?.cells ?? {});
    return [{ row: number, cells: mended, ...(mended !== cells && { original: cells }) }];
  });
  const seen = new Set<number>();
  const wrong = edits.findIndex(({ row }) => left.has(row) || seen.size === seen.add(row).size);
  if (wrong >= 0) return { ok: false, error: { field: `edits.${wrong}.row`, code: 'DPAY_FIELD_INVALID' } };
  return { ok: true, rows: edited };
};

import { type Cell, type PayoutField, typedRow } from '@dasbor/domain/disbursements';
import type { DisbursementItem } from '../api/types.ts';
import { ROW_FIELDS, type RowValues, writtenRow } from './mend-values.ts';

/** Edits to the cells of a row, each with the text the edit started from. */
export type TypedCells = Readonly<
  Partial<Record<PayoutField, { readonly text: string; readonly over: Cell }>>
>;

/** Sets the text of a cell. The first edit also records the current text as its base. */
export function withTyped(
  typed: TypedCells,
  item: Pick<DisbursementItem, 'cells' | 'issues'>,
  { field, text }: { field: PayoutField; text: string },
): TypedCells {
  return { ...typed, [field]: { text, over: typed[field]?.over ?? writtenRow(item)[field] } };
}

/**
 * Without the cells that say again what they said, which leaves them to whoever mends them meanwhile. Where something was wrong with how
 * such a cell was read it means that it is right as it stands, and counts: the same rule by which the grid and the server take a text.
 */
export function meantCells(typed: TypedCells): TypedCells {
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([field, { text, over }]) => typedRow({ [field]: over }, { [field]: text })[field] !== over,
    ),
  );
}

/**
 * What is still to be saved once `sent` was: cells that were not sent, and those whose text is another by now, which was typed over what
 * was sent.
 */
export function leftCells(
  typed: TypedCells,
  sent: TypedCells,
  saved: Pick<DisbursementItem, 'cells' | 'issues'>,
): TypedCells {
  const stored = writtenRow(saved);
  return Object.fromEntries(
    ROW_FIELDS.flatMap((field) => {
      const cell = typed[field];
      if (!cell || sent[field]?.text === cell.text) return [];
      return [[field, sent[field] ? { text: cell.text, over: stored[field] } : cell]];
    }),
  );
}

export function textsOf(typed: TypedCells): Partial<RowValues> {
  return Object.fromEntries(Object.entries(typed).map(([field, { text }]) => [field, text]));
}

/** A row as far as it is mended: also one that is deleted, of which only what was kept is known. */
export type MendedRow = Pick<DisbursementItem, 'id' | 'row' | 'cells' | 'issues'>;

/** The draft stored across reloads: the edits, and the row as its editor saw it. */
export interface MendDraft {
  readonly row: number;
  readonly seen: RowValues;
  readonly typed: TypedCells;
}

/** For `useDraft`. A row belongs to one merchant and mode. */
export const mendDraftName = (scope: readonly string[], itemId: string): string =>
  [...scope, itemId].join(' ');

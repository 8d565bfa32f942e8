import { type PayoutField, typedRow } from '@dasbor/domain/disbursements';
import { type Cell } from '@dasbor/domain/sheets';
import type { DisbursementItem } from '../api/types.ts';
import { ROW_FIELDS, type RowValues, writtenRow } from './fix-values.ts';

/** Edits to the cells of a row, each with the text the edit started from. */
export type TypedCells = Readonly<
  Partial<Record<PayoutField, { readonly text: string; readonly over: Cell }>>
>;

/** Sets the text of a cell. The first edit also records the current text as its base. */
export const withTyped = (
  typed: TypedCells,
  item: Pick<DisbursementItem, 'cells' | 'issues'>,
  { field, text }: { field: PayoutField; text: string },
): TypedCells => ({ ...typed, [field]: { text, over: typed[field]?.over ?? writtenRow(item)[field] } });

/**
 * Drops cells typed back to their original text, so that a colleague's edits to them are not overwritten. If the cell was read with a
 * problem, retyping its text confirms it and counts as an edit. The grid and the server use the same rule.
 */
export const meantCells = (typed: TypedCells): TypedCells =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([field, { text, over }]) => typedRow({ [field]: over }, { [field]: text })[field] !== over,
    ),
  );

/** The unsaved edits after `sent` was saved: cells that were not sent, and cells whose text has changed since. */
export const leftCells = (
  typed: TypedCells,
  sent: TypedCells,
  saved: Pick<DisbursementItem, 'cells' | 'issues'>,
): TypedCells => {
  const stored = writtenRow(saved);
  return Object.fromEntries(
    ROW_FIELDS.flatMap((field) => {
      const cell = typed[field];
      if (!cell || sent[field]?.text === cell.text) return [];
      return [[field, sent[field] ? { text: cell.text, over: stored[field] } : cell]];
    }),
  );
};

export const textsOf = (typed: TypedCells): Partial<RowValues> =>
  Object.fromEntries(Object.entries(typed).map(([field, { text }]) => [field, text]));

/** The parts of a row needed to edit it. For a deleted row, only the draft is known. */
export type FixedRow = Pick<DisbursementItem, 'id' | 'row' | 'cells' | 'issues'>;

/** The draft stored across reloads: the edits, and the row as its editor saw it. */
export type FixDraft = {
  readonly row: number;
  readonly seen: RowValues;
  readonly typed: TypedCells;
};

/** For `useDraft`. A row belongs to one merchant and mode. */
export const fixDraftName = (scope: readonly string[], itemId: string): string =>
  [...scope, itemId].join(' ');

import type { RowEdit } from '../rows/grid.ts';

/** The edits on the server as far as this page knows, by row, as they were sent. */
export type StoredEdits = ReadonlyMap<number, string>;

/** The maximum number of edits per request. */
export const MOST_EDITS = 2000;

export const storedEdits = (edits: readonly RowEdit[]): StoredEdits =>
  new Map(edits.map((edit) => [edit.row, textOf(edit)]));

/** The changes to send: edits that the server does not have, and rows restored to the file. */
export const unsavedEdits = (edits: readonly RowEdit[], stored: StoredEdits): readonly RowEdit[] => {
  const here = new Set(edits.map(({ row }) => row));
  const changed = edits.filter((edit) => stored.get(edit.row) !== textOf(edit));
  const restored = [...stored.keys()].filter((row) => !here.has(row)).map((row) => ({ row }));
  return [...changed, ...restored].slice(0, MOST_EDITS);
};

/** The server's state after these changes were saved. */
export const withSaved = (stored: StoredEdits, sent: readonly RowEdit[]): StoredEdits => {
  const next = new Map(stored);
  for (const edit of sent) {
    if (edit.removed || edit.cells) next.set(edit.row, textOf(edit));
    else next.delete(edit.row);
  }
  return next;
};

/** Cells in the order of their columns, so that equal edits have equal texts. */
const textOf = ({ removed, cells = {} }: RowEdit): string =>
  JSON.stringify([removed === true, Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1))]);

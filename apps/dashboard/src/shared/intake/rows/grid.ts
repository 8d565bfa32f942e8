import type { CheckedRow, Intake, NumberedRow, RelatedIssues, Row } from '../intake.ts';

/** How a row differs from the file, in the contract's form: the changed cells, or that the row is removed. */
export type RowEdit = {
  row: number;
  removed?: true;
  cells?: Record<string, string>;
};

/** A row with its current and its original cells. Immutable: an edit replaces it. */
export type GridRow<Value = unknown> = {
  /** The cells of the file. */
  readonly original: Row;
  readonly removed: boolean;
} & NumberedRow &
  CheckedRow<Value>;

/** The rows that one step replaced, by index in `rows`. Undo restores them. */
type Step<Value> = readonly {
  readonly at: number;
  readonly before: GridRow<Value>;
  readonly after: GridRow<Value>;
}[];

export type Grid<Value = unknown> = {
  readonly rows: readonly GridRow<Value>[];
  readonly past: readonly Step<Value>[];
  readonly future: readonly Step<Value>[];
  /** Issues relative to earlier rows, by row number. */
  readonly related: RelatedIssues;
};

export type CellEdit = {
  readonly row: number;
  readonly field: string;
  readonly text: string;
};

/** What a person does with the rows. */
export type GridEdit =
  | { readonly kind: 'set'; readonly edits: readonly CellEdit[] }
  | { readonly kind: 'remove'; readonly rows: ReadonlySet<number> }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export type GridAction<Value> =
  | GridEdit
  | { readonly kind: 'load'; readonly rows: readonly GridRow<Value>[]; readonly related: RelatedIssues }
  /** Applies edits by somebody else. This is not an undo step. */
  | { readonly kind: 'sync'; readonly edits: readonly RowEdit[] };

export const EMPTY_GRID: Grid<never> = { rows: [], past: [], future: [], related: new Map() };

export const gridReducer =
  <Value>(intake: Intake<Value>) =>
  (grid: Grid<Value>, action: GridAction<Value>): Grid<Value> => {
    switch (action.kind) {
      case 'load':
        return { ...EMPTY_GRID, rows: action.rows, related: action.related };
      case 'set':
        return withStep(intake, grid, stepOf(grid, edited(intake, grid, action.edits)));
      case 'remove':
        return withStep(intake, grid, stepOf(grid, removed(grid, action.rows)));
      case 'sync':
        return synced(intake, grid, action.edits);
      case 'undo':
        return undone(intake, grid);
      case 'redo':
        return redone(intake, grid);
    }
  };

export const gridRow = <Value>(
  { number, cells }: NumberedRow,
  { value, issues }: CheckedRow<Value>,
): GridRow<Value> => ({ number, cells, original: cells, removed: false, value, issues });

/** The rows, with those of the given numbers replaced. */
export const rowsWith = <Value>(
  rows: GridRow<Value>[],
  others: readonly GridRow<Value>[],
): GridRow<Value>[] => {
  if (others.length === 0) return rows;
  const byNumber = new Map(others.map((row) => [row.number, row]));
  return rows.map((row) => byNumber.get(row.number) ?? row);
};

type Changed<Value> = ReadonlyMap<number, GridRow<Value>>;

const edited = <Value>(
  intake: Intake<Value>,
  grid: Grid<Value>,
  edits: readonly CellEdit[],
): Changed<Value> => {
  const byRow = new Map<number, CellEdit[]>();
  for (const edit of edits) byRow.set(edit.row, [...(byRow.get(edit.row) ?? []), edit]);
  const changed = new Map<number, GridRow<Value>>();
  for (const row of grid.rows) {
    const own = byRow.get(row.number);
    const cells = own && cellsWith(intake, row, own);
    if (cells) changed.set(row.number, { ...row, cells, ...intake.checkRow(cells) });
  }
  return changed;
};

/** Null if nothing changed. */
const cellsWith = (
  { retyped }: Pick<Intake, 'retyped'>,
  { cells, original }: GridRow,
  edits: readonly CellEdit[],
): Row | null => {
  const texts = Object.fromEntries(edits.map(({ field, text }) => [field, text]));
  const typed = retyped(original, texts);
  const isOther = Object.keys(texts).some((field) => {
    const [before, after] = [cells[field], typed[field]];
    return before?.text !== after?.text || before?.kind !== after?.kind;
  });
  if (!isOther) return null;
  return { ...cells, ...Object.fromEntries(Object.keys(texts).map((field) => [field, typed[field]])) };
};

const synced = <Value>(intake: Intake<Value>, grid: Grid<Value>, edits: readonly RowEdit[]): Grid<Value> => {
  const byRow = new Map(edits.map((edit) => [edit.row, edit]));
  const changed = new Map<number, GridRow<Value>>();
  for (const row of grid.rows) {
    const { removed: isGone = false, cells: texts = {} } = byRow.get(row.number) ?? {};
    const cells = intake.retyped(row.original, texts);
    const isSame = intake.columns.every(({ field }) => cells[field]?.text === row.cells[field]?.text);
    if (isSame && isGone === row.removed) continue;
    const checked = isSame ? {} : { cells, ...intake.checkRow(cells) };
    changed.set(row.number, { ...row, ...checked, removed: isGone });
  }
  return replaced(intake, grid, stepOf(grid, changed), 'after');
};

const removed = <Value>(grid: Grid<Value>, numbers: ReadonlySet<number>): Changed<Value> => {
  const gone = grid.rows.filter((row) => numbers.has(row.number) && !row.removed);
  return new Map(gone.map((row) => [row.number, { ...row, removed: true }]));
};

const stepOf = <Value>(grid: Grid<Value>, changed: Changed<Value>): Step<Value> =>
  grid.rows.flatMap((before, at) => {
    const after = changed.get(before.number);
    return after ? [{ at, before, after }] : [];
  });

const withStep = <Value>(intake: Intake<Value>, grid: Grid<Value>, step: Step<Value>): Grid<Value> => {
  if (step.length === 0) return grid;
  return { ...replaced(intake, grid, step, 'after'), past: [...grid.past, step], future: [] };
};

const undone = <Value>(intake: Intake<Value>, grid: Grid<Value>): Grid<Value> => {
  const { past, future } = grid;
  const step = past.at(-1);
  if (!step) return grid;
  return { ...replaced(intake, grid, step, 'before'), past: past.slice(0, -1), future: [...future, step] };
};

const redone = <Value>(intake: Intake<Value>, grid: Grid<Value>): Grid<Value> => {
  const { past, future } = grid;
  const step = future.at(-1);
  if (!step) return grid;
  return { ...replaced(intake, grid, step, 'after'), past: [...past, step], future: future.slice(0, -1) };
};

const replaced = <Value>(
  intake: Intake<Value>,
  grid: Grid<Value>,
  step: Step<Value>,
  which: 'before' | 'after',
): Grid<Value> => {
  const rows = [...grid.rows];
  for (const one of step) rows[one.at] = one[which];
  return { ...grid, rows, related: relatedAfter(intake, grid, rows, step) };
};

/**
 * Rechecks only rows that the changed ones can be related to. Rechecking all ten thousand rows after each edit was the main cause of slow
 * input.
 */
const relatedAfter = <Value>(
  intake: Intake<Value>,
  { related }: Grid<Value>,
  rows: readonly GridRow<Value>[],
  step: Step<Value>,
): RelatedIssues => {
  const keyOf = ({ value }: GridRow<Value>) => (value === null ? undefined : intake.relationKey(value));
  const keys = new Set(step.flatMap(({ before, after }) => [keyOf(before), keyOf(after)]));
  keys.delete(undefined);
  const beside = keys.size === 0 ? [] : rows.filter((row) => keys.has(keyOf(row)));
  const next = new Map(related);
  for (const { before } of step) next.delete(before.number);
  for (const { number } of beside) next.delete(number);
  for (const [row, issues] of relatedIn(intake, beside)) next.set(row, issues);
  return next;
};

export const relatedIn = <Value>(
  intake: Pick<Intake<Value>, 'relations'>,
  rows: readonly GridRow<Value>[],
): RelatedIssues =>
  intake.relations(
    rows
      .filter(({ value, removed }) => value !== null && !removed)
      .map(({ number, value }) => [number, value as Value]),
  );

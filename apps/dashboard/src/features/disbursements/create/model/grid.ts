import {
  type BankFinder,
  type CheckedRow,
  checkRow,
  duplicatesIn,
  type Issue,
  otherNameIssue,
  otherNamesIn,
  PAYOUT_COLUMNS,
  type Payout,
  type PayoutField,
  type Row,
  typedRow,
  type WrittenRow,
} from '@dasbor/domain/disbursements';

/** How a row differs from the file, in the contract's form: the changed cells, or that the row is removed. */
export type RowEdit = {
  row: number;
  removed?: true;
  cells?: Record<string, string>;
};

/** A row with its current and its original cells. Immutable: an edit replaces it. */
export type GridRow = {
  /** The cells of the file. */
  readonly written: Row;
  readonly removed: boolean;
} & WrittenRow &
  CheckedRow;

/** The rows that one step replaced, by index in `rows`. Undo restores them. */
type Step = readonly { readonly at: number; readonly before: GridRow; readonly after: GridRow }[];

export type Grid = {
  readonly rows: readonly GridRow[];
  readonly past: readonly Step[];
  readonly future: readonly Step[];
  /** Issues relative to earlier rows, by row number: a duplicate payout, or a different name for the same account. */
  readonly duplicates: ReadonlyMap<number, readonly Issue[]>;
};

export type CellEdit = {
  readonly row: number;
  readonly field: PayoutField;
  readonly text: string;
};

export type GridAction =
  | { readonly kind: 'load'; readonly rows: readonly GridRow[]; readonly duplicates: Grid['duplicates'] }
  | { readonly kind: 'set'; readonly edits: readonly CellEdit[]; readonly findBank: BankFinder }
  | { readonly kind: 'remove'; readonly rows: ReadonlySet<number> }
  /** Applies edits by somebody else. This is not an undo step. */
  | { readonly kind: 'sync'; readonly edits: readonly RowEdit[]; readonly findBank: BankFinder }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' };

export const EMPTY_GRID: Grid = { rows: [], past: [], future: [], duplicates: new Map() };

export const gridReducer = (grid: Grid, action: GridAction): Grid => {
  switch (action.kind) {
    case 'load':
      return { ...EMPTY_GRID, rows: action.rows, duplicates: action.duplicates };
    case 'set':
      return taken(grid, stepOf(grid, edited(grid, action.edits, action.findBank)));
    case 'remove':
      return taken(grid, stepOf(grid, removed(grid, action.rows)));
    case 'sync':
      return synced(grid, action.edits, action.findBank);
    case 'undo':
      return turnedBack(grid);
    case 'redo':
      return turnedForward(grid);
  }
};

export const gridRow = ({ number, cells }: WrittenRow, checked: CheckedRow): GridRow => ({
  number,
  cells,
  written: cells,
  removed: false,
  ...checked,
});

/** The rows, with those of the given numbers replaced. */
export const rowsWith = (rows: GridRow[], others: readonly GridRow[]): GridRow[] => {
  if (others.length === 0) return rows;
  const byNumber = new Map(others.map((row) => [row.number, row]));
  return rows.map((row) => byNumber.get(row.number) ?? row);
};

const edited = (
  grid: Grid,
  edits: readonly CellEdit[],
  findBank: BankFinder,
): ReadonlyMap<number, GridRow> => {
  const byRow = new Map<number, CellEdit[]>();
  for (const edit of edits) byRow.set(edit.row, [...(byRow.get(edit.row) ?? []), edit]);
  const changed = new Map<number, GridRow>();
  for (const row of grid.rows) {
    const own = byRow.get(row.number);
    const cells = own && cellsWith(row, own);
    if (cells) changed.set(row.number, { ...row, cells, ...checkRow(cells, findBank) });
  }
  return changed;
};

/** Null if nothing changed. */
const cellsWith = ({ cells, written }: GridRow, edits: readonly CellEdit[]): Row | null => {
  const texts = Object.fromEntries(edits.map(({ field, text }) => [field, text]));
  const typed = typedRow(written, texts);
  const isOther = Object.keys(texts).some((field) => {
    const [before, after] = [cells[field], typed[field]];
    return before?.text !== after?.text || before?.kind !== after?.kind;
  });
  if (!isOther) return null;
  return { ...cells, ...Object.fromEntries(Object.keys(texts).map((field) => [field, typed[field]])) };
};

const synced = (grid: Grid, edits: readonly RowEdit[], findBank: BankFinder): Grid => {
  const byRow = new Map(edits.map((edit) => [edit.row, edit]));
  const changed = new Map<number, GridRow>();
  for (const row of grid.rows) {
    const { removed: isGone = false, cells: texts = {} } = byRow.get(row.number) ?? {};
    const cells = typedRow(row.written, texts);
    const isSame = PAYOUT_COLUMNS.every(({ field }) => cells[field]?.text === row.cells[field]?.text);
    if (isSame && isGone === row.removed) continue;
    const checked = isSame ? {} : { cells, ...checkRow(cells, findBank) };
    changed.set(row.number, { ...row, ...checked, removed: isGone });
  }
  return replaced(grid, stepOf(grid, changed), 'after');
};

const removed = (grid: Grid, numbers: ReadonlySet<number>): ReadonlyMap<number, GridRow> => {
  const gone = grid.rows.filter((row) => numbers.has(row.number) && !row.removed);
  return new Map(gone.map((row) => [row.number, { ...row, removed: true }]));
};

const stepOf = (grid: Grid, changed: ReadonlyMap<number, GridRow>): Step =>
  grid.rows.flatMap((before, at) => {
    const after = changed.get(before.number);
    return after ? [{ at, before, after }] : [];
  });

const taken = (grid: Grid, step: Step): Grid => {
  if (step.length === 0) return grid;
  return { ...replaced(grid, step, 'after'), past: [...grid.past, step], future: [] };
};

const turnedBack = (grid: Grid): Grid => {
  const step = grid.past.at(-1);
  if (!step) return grid;
  return { ...replaced(grid, step, 'before'), past: grid.past.slice(0, -1), future: [...grid.future, step] };
};

const turnedForward = (grid: Grid): Grid => {
  const step = grid.future.at(-1);
  if (!step) return grid;
  return { ...replaced(grid, step, 'after'), past: [...grid.past, step], future: grid.future.slice(0, -1) };
};

const replaced = (grid: Grid, step: Step, which: 'before' | 'after'): Grid => {
  const rows = [...grid.rows];
  for (const one of step) rows[one.at] = one[which];
  return { ...grid, rows, duplicates: duplicatesAfter(grid, rows, step) };
};

/**
 * Rechecks only rows that pay an account the step added or removed. Rechecking all ten thousand rows after each edit was the main cause
 * of slow input.
 */
const duplicatesAfter = ({ duplicates }: Grid, rows: readonly GridRow[], step: Step): Grid['duplicates'] => {
  const accounts = new Set(
    step.flatMap(({ before, after }) => [before.payout?.account_number, after.payout?.account_number]),
  );
  const beside = rows.filter(({ payout }) => payout && accounts.has(payout.account_number));
  const said = new Map(duplicates);
  for (const { before } of step) said.delete(before.number);
  for (const { number } of beside) said.delete(number);
  for (const [row, issues] of duplicatesOf(beside)) said.set(row, issues);
  return said;
};

export const duplicatesOf = (rows: readonly GridRow[]): Grid['duplicates'] => {
  const payouts = rows.flatMap(({ number, payout, removed }): [number, Payout][] =>
    payout && !removed ? [[number, payout]] : [],
  );
  const said = new Map<number, readonly Issue[]>();
  for (const [row, first] of otherNamesIn(payouts)) said.set(row, [otherNameIssue(first)]);
  for (const [row, first] of duplicatesIn(payouts)) said.set(row, [...(said.get(row) ?? []), repeats(first)]);
  return said;
};

const repeats = (first: number): Issue => ({
  field: 'account_number',
  code: 'DUPLICATE_IN_FILE',
  params: { row: first },
});

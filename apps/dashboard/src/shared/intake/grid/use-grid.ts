import { type Dispatch, startTransition, useDeferredValue, useMemo, useState } from 'react';
import { fromClipboard, toClipboard } from './clipboard.ts';
import type { Intake } from '../intake.ts';
import type { CellEdit, Grid, GridEdit } from '../rows/grid.ts';
import { rowsWithText } from '../rows/fixes.ts';
import { countRows } from '../rows/row-status.ts';
import { type Filter, nextProblem, type CellPlace, type View, visibleRows } from '../rows/view.ts';
import { clearEdits, pasteEdits, rangeTexts } from './range-cells.ts';
import { type Announcement, rejectedOf } from './announcement.ts';
import {
  columnOf,
  fieldAt,
  FIRST_CELL,
  type Range,
  rangeOf,
  type CellPosition,
  type Step,
  stepped,
} from './cell-position.ts';

type GridOptions<Value> = {
  readonly intake: Intake;
  readonly grid: Grid<Value>;
  readonly dispatch: Dispatch<GridEdit>;
};

/** A change that may apply to other rows. */
export type LastEdit = {
  readonly from: string;
  readonly to: string;
} & CellPlace;

const NO_ROWS: ReadonlySet<number> = new Set();

/** The grid as a person moves through it. The rows themselves are the reducer's. */
export const useGrid = <Value>({ intake, grid, dispatch }: GridOptions<Value>) => {
  // Show the edit immediately and defer the counts over all rows.
  const settled = useDeferredValue(grid);
  const counts = useMemo(() => countRows(intake, settled), [intake, settled]);
  const [view, setView] = useState<View>(() => ({
    filter: counts.invalid > 0 ? 'invalid' : counts.warning > 0 ? 'warning' : 'all',
    search: '',
    kept: NO_ROWS,
  }));
  const rows = useMemo(() => visibleRows(intake, grid, view), [intake, grid, view]);
  const [position, setPosition] = useState<CellPosition | null>(null);
  const [anchor, setAnchor] = useState<CellPosition | null>(null);
  const [draft, setDraft] = useState<string | null>(null);
  const [ticked, setTicked] = useState(NO_ROWS);
  const [announcement, announce] = useState<Announcement | null>(null);
  const [last, setLast] = useState<LastEdit | null>(null);
  /** Increases with each keyboard move, so that the grid moves the focus. */
  const [moves, setMoves] = useState(0);

  const shown = useMemo(() => new Set(rows.map(({ number }) => number)), [rows]);
  // Exclude hidden rows: the user cannot see what an action does to them.
  const picked = useMemo(() => new Set([...ticked].filter((row) => shown.has(row))), [ticked, shown]);
  // If its row is gone or filtered out, the keyboard enters at the first cell.
  const first = rows[0] ? { row: rows[0].number, column: 1 } : null;
  const isVisible = position !== null && shown.has(position.row);
  const active = isVisible ? position : first;
  const from = isVisible && anchor && shown.has(anchor.row) ? anchor : active;
  const range: Range | null = active && from && rangeOf(rows, from, active);

  const moveTo = (next: CellPosition, { extend = false, focus = true } = {}) => {
    setPosition(next);
    setAnchor(extend ? from : null);
    setDraft(null);
    if (focus) setMoves((count) => count + 1);
  };

  /** Whether the edits were applied. */
  const set = (
    edits: readonly CellEdit[],
    what: 'changed' | 'pasted' | 'pastedPart' = 'changed',
  ): boolean => {
    const rejected = rejectedOf(intake, edits);
    if (rejected) {
      announce(rejected);
      return false;
    }
    dispatch({ kind: 'set', edits });
    setView((now) => ({ ...now, kept: new Set([...now.kept, ...edits.map(({ row }) => row)]) }));
    announce({ what, count: edits.length });
    setLast(null);
    return true;
  };

  const remove = (numbers: ReadonlySet<number>) => {
    const gone = rows.filter(({ number }) => numbers.has(number));
    if (numbers.size === 0) return;
    dispatch({ kind: 'remove', rows: numbers });
    setTicked(NO_ROWS);
    announce({ what: 'removed', rows: [...numbers], unseen: numbers.size - gone.length });
    // The keyboard stays where the rows were.
    const after =
      rows[rows.indexOf(gone.at(-1) ?? rows[0]!) + 1] ?? rows.findLast(({ number }) => !numbers.has(number));
    if (after && active) moveTo({ row: after.number, column: active.column });
  };

  const paste = (text: string) => {
    const cells = fromClipboard(text);
    if (!range || cells.length === 0) return;
    const edits = pasteEdits(intake, rows, range, cells);
    const isWhole = edits.length >= cells.flat().length;
    if (edits.length > 0) set(edits, isWhole ? 'pasted' : 'pastedPart');
  };

  const clear = () => {
    const edits = range ? clearEdits(intake, rows, range) : [];
    if (edits.length > 0) set(edits);
  };

  /** The visible rows changed, so the selection is cleared. */
  const look = (change: Partial<View>) => {
    startTransition(() => {
      setView((now) => ({ ...now, ...change }));
      setTicked(NO_ROWS);
      setAnchor(null);
    });
  };

  const copy = (): string | null => {
    if (!range) return null;
    const cells = rangeTexts(intake, rows, range);
    announce({ what: 'copied', count: cells.flat().length });
    return toClipboard(cells);
  };

  /** Keep restored rows visible. */
  const keepChanged = (what: 'undone' | 'redone') => {
    const step = (what === 'undone' ? grid.past : grid.future).at(-1) ?? [];
    setView((now) => ({ ...now, kept: new Set([...now.kept, ...step.map(({ before }) => before.number)]) }));
    announce({ what, count: step.length });
    setLast(null);
  };

  return {
    settled,
    counts,
    view,
    rows,
    active,
    range,
    draft,
    picked,
    announcement,
    last,
    moves,
    moveTo,
    set,
    remove,
    paste,
    move: (step: Step, extend: boolean) => active && moveTo(stepped(intake, rows, active, step), { extend }),
    selectAll: () => {
      const [start, end] = [rows[0], rows.at(-1)];
      if (!start || !end) return;
      setAnchor({ row: start.number, column: 1 });
      setPosition({ row: end.number, column: intake.columns.length });
    },
    /** The active cell. On a row header, the first cell of the row. */
    edit: (text?: string) => {
      const column = Math.max(active?.column ?? 0, FIRST_CELL);
      const field = fieldAt(intake, column);
      const row = field && rows.find(({ number }) => number === active?.row);
      if (!row) return;
      // The cell editor takes the focus with the typed text.
      if (column !== active?.column) moveTo({ row: row.number, column }, { focus: false });
      setDraft(text ?? row.cells[field]?.text ?? '');
    },
    commit: (text: string, step: Step | null) => {
      const field = active && fieldAt(intake, active.column);
      const row = field && rows.find(({ number }) => number === active.row);
      setDraft(null);
      const before = row && field ? (row.cells[field]?.text ?? '') : '';
      if (row && field && text !== before) {
        const isSet = set([{ row: row.number, field, text }]);
        const place = { row: row.number, field };
        if (isSet && rowsWithText(intake, grid, place, before).length > 1)
          setLast({ ...place, from: before, to: text });
      }
      if (active && step) moveTo(stepped(intake, rows, active, step));
    },
    cancel: () => {
      setDraft(null);
      setMoves((count) => count + 1);
    },
    clear,
    copy,
    cut: (): string | null => {
      const text = copy();
      clear();
      return text;
    },
    /** The rows a key applies to: the range, or all selected rows if the focused row is one of them. */
    affected: (): ReadonlySet<number> => {
      const marked = range ? rows.slice(range.rows[0], range.rows[1] + 1).map(({ number }) => number) : [];
      return marked.length === 1 && marked.every((row) => picked.has(row)) ? picked : new Set(marked);
    },
    pick: (row: number) => setTicked((now) => turned(now, row)),
    pickAll: () => setTicked(picked.size === rows.length ? NO_ROWS : shown),
    undo: () => {
      if (grid.past.length === 0) return;
      dispatch({ kind: 'undo' });
      keepChanged('undone');
    },
    redo: () => {
      if (grid.future.length === 0) return;
      dispatch({ kind: 'redo' });
      keepChanged('redone');
    },
    jump: (backwards: boolean) => {
      const field = active && (fieldAt(intake, active.column) ?? fieldAt(intake, FIRST_CELL));
      const here: CellPlace | null = position && active && field ? { row: active.row, field } : null;
      const next = nextProblem(intake, { rows, related: grid.related }, { from: here, backwards });
      if (next) moveTo({ row: next.row, column: columnOf(intake, next.field) });
      else announce({ what: 'noProblem', count: 0 });
    },
    /** Even if the filter hides it. */
    goTo: (row: number, field: string) => {
      if (!shown.has(row)) setView({ filter: 'all', search: '', kept: NO_ROWS });
      moveTo({ row, column: columnOf(intake, field) });
    },
    setFilter: (filter: Filter) => look({ filter, kept: NO_ROWS }),
    setSearch: (search: string) => look({ search }),
    /** Applies it to all rows that had the same text. */
    applyLast: () => {
      if (!last) return;
      set(
        rowsWithText(intake, grid, last, last.from).map((row) => ({ row, field: last.field, text: last.to })),
      );
    },
  };
};

export type GridView = ReturnType<typeof useGrid>;

const turned = (numbers: ReadonlySet<number>, one: number): ReadonlySet<number> => {
  const next = new Set(numbers);
  if (!next.delete(one)) next.add(one);
  return next;
};

import type { Intake, Issue } from '../intake.ts';
import type { CellEdit, Grid, GridRow } from './grid.ts';
import { type CellPlace, isComparable, rowsAlike } from './view.ts';

export type Suggest = (row: GridRow, issue: Issue) => string | undefined;

/** Caches suggestions by text, because a file repeats few texts. */
export const suggester = ({ columns, suggest }: Pick<Intake, 'columns' | 'suggest'>): Suggest => {
  const known = new Map<string, string | undefined>();
  const within = new Map(columns.map((column) => [column.field, column.within]));
  return ({ cells }, issue) => {
    const cell = cells[issue.field];
    if (!cell) return undefined;
    const around = cells[within.get(issue.field) ?? ''];
    const key = `${issue.field} ${issue.code} ${cell.kind} ${cell.text}\n${around?.kind} ${around?.text}`;
    if (!known.has(key)) known.set(key, suggest(issue, cells));
    return known.get(key);
  };
};

/** The value of the merged cell that hides an empty one, if it has no problem in either row. */
export const valueUnderMerge = (
  row: GridRow,
  field: string,
  { over, suggest }: { over: GridRow; suggest: Suggest },
): string | undefined => {
  const cell = over.cells[field];
  if (!cell || over.issues.some((issue) => issue.field === field)) return undefined;
  return suggest({ ...row, cells: { ...row.cells, [field]: cell } }, { field, code: 'CELL_UNDER_MERGE' });
};

/** All fixes that need no information beyond the file. */
export const plainFixes = (
  intake: Pick<Intake, 'plainFixes' | 'isBlocking'>,
  { rows }: Grid,
  suggest: Suggest,
): readonly CellEdit[] =>
  rows.flatMap((row) =>
    row.removed || !row.issues.some((issue) => intake.isBlocking(issue))
      ? []
      : row.issues.flatMap((issue) => {
          const text = intake.plainFixes.has(issue.code) ? suggest(row, issue) : undefined;
          return text === undefined ? [] : [{ row: row.number, field: issue.field, text }];
        }),
  );

type Columns = Pick<Intake, 'columns'>;

/** Sets the text of this cell and of all cells with the same text and problem. */
export const fixAlike = (intake: Columns, grid: Grid, { row, field, text }: CellEdit): readonly CellEdit[] =>
  rowsAlike(intake, grid, { row, field }).map((alike) => ({ row: alike, field, text }));

/** Rows whose cell in this column has the text from before the edit and means the same. */
export const rowsWithText = (
  intake: Columns,
  { rows }: Grid,
  { row, field }: CellPlace,
  text: string,
): readonly number[] => {
  const one = rows.find(({ number }) => number === row);
  if (text === '' || !one) return [];
  const isSameMeaning = isComparable(intake, field, one);
  return rows
    .filter((other) => !other.removed && other.cells[field]?.text === text && isSameMeaning(other))
    .map(({ number }) => number);
};

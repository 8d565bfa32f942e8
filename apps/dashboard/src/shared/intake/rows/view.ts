import { digitsOf, searchTerms } from '@dasbor/domain/lists';
import type { Cell, Intake, RelatedIssues } from '../intake.ts';
import type { Grid, GridRow } from './grid.ts';
import { issuesOf, rowStatus } from './row-status.ts';

export const FILTERS = ['invalid', 'warning', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

export type View = {
  readonly filter: Filter;
  readonly search: string;
  /** Rows fixed since the filter was set. They stay visible until it is set again. */
  readonly kept: ReadonlySet<number>;
};

export const visibleRows = (
  intake: Pick<Intake, 'isBlocking'>,
  { rows, related }: Grid,
  { filter, search, kept }: View,
): readonly GridRow[] => {
  const wanted = { terms: searchTerms(search), digits: digitsOf(search) };
  return rows.filter((row) => {
    if (row.removed) return false;
    if (wanted.terms.length > 0 && !matches(row, wanted)) return false;
    return filter === 'all' || kept.has(row.number) || rowStatus(intake, row, related) === filter;
  });
};

/** Why no row is shown. The state of the rows takes precedence over the filter and search. */
export const emptyReason = (
  { total, invalid }: { readonly total: number; readonly invalid: number },
  { filter, search }: Pick<View, 'filter' | 'search'>,
): 'allRemoved' | 'allFixed' | 'nothing' => {
  if (total === 0) return 'allRemoved';
  return filter === 'invalid' && search.trim() === '' && invalid === 0 ? 'allFixed' : 'nothing';
};

/** Finds a number regardless of its formatting in the cell or the query. */
const matches = (
  { number, cells }: GridRow,
  { terms, digits }: { terms: readonly string[]; digits: string | undefined },
): boolean => {
  if (terms.includes(String(number))) return true;
  return Object.values(cells).some((cell) => {
    const text = cell?.text.toLowerCase();
    if (text === undefined) return false;
    return terms.some((term) => text.includes(term)) || (digits && digitsOf(text)?.includes(digits));
  });
};

export type CellPlace = {
  readonly row: number;
  readonly field: string;
};

/** The next or previous cell with a problem in reading order, wrapping around. */
export const nextProblem = (
  { columns }: Columns,
  { rows, related }: { rows: readonly GridRow[]; related: RelatedIssues },
  { from, backwards = false }: { from: CellPlace | null; backwards?: boolean },
): CellPlace | undefined => {
  const placeOf = (field: string) => columns.findIndex((column) => column.field === field);
  const at = from ? rows.findIndex(({ number }) => number === from.row) : -1;
  const start = Math.max(at, 0);
  const step = backwards ? -1 : 1;
  const beyond = from && at >= 0 ? placeOf(from.field) : backwards ? columns.length : -1;
  for (let count = 0; count <= rows.length; count += 1) {
    const row = rows[(((start + count * step) % rows.length) + rows.length) % rows.length];
    if (!row) return undefined;
    const fields = issuesOf(row, related).map(({ field }) => field);
    const ahead = fields.filter((field) => count > 0 || (placeOf(field) - beyond) * step > 0);
    const field = ahead.toSorted((a, b) => (placeOf(a) - placeOf(b)) * step)[0];
    if (field) return { row: row.number, field };
  }
  return undefined;
};

/** Rows whose cell in this column has the same text, meaning and problem, including this row. */
export const rowsAlike = (intake: Columns, grid: Grid, { row, field }: CellPlace): readonly number[] => {
  const one = grid.rows.find(({ number }) => number === row);
  const cell = one?.cells[field];
  const code = one?.issues.find((issue) => issue.field === field)?.code;
  if (!cell || !code) return [row];
  const isSameMeaning = isComparable(intake, field, one);
  return grid.rows
    .filter(
      (other) =>
        !other.removed &&
        isSame(other.cells[field], cell) &&
        isSameMeaning(other) &&
        other.issues.some((issue) => issue.field === field && issue.code === code),
    )
    .map(({ number }) => number);
};

/** Whether the same text means the same in another row (`within` of its column). */
export const isComparable = ({ columns }: Columns, field: string, { cells }: GridRow) => {
  const within = columns.find((column) => column.field === field)?.within;
  return (other: GridRow): boolean => within === undefined || isSame(cells[within], other.cells[within]);
};

type Columns = Pick<Intake, 'columns'>;

const isSame = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a?.text === b?.text && a?.kind === b?.kind;

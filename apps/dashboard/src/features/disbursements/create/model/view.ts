import { type Cell, PAYOUT_COLUMNS, type PayoutField } from '@dasbor/domain/disbursements';
import { digitsOf, searchTerms } from '@dasbor/domain/lists';
import type { Grid, GridRow } from './grid.ts';
import { issuesOf, standingOf } from './problems.ts';

export const FILTERS = ['invalid', 'warning', 'all'] as const;
export type Filter = (typeof FILTERS)[number];

export type View = {
  readonly filter: Filter;
  readonly search: string;
  /** Rows fixed since the filter was set. They stay visible until it is set again. */
  readonly kept: ReadonlySet<number>;
};

export const visibleRows = (
  { rows, duplicates }: Grid,
  { filter, search, kept }: View,
): readonly GridRow[] => {
  const wanted = { terms: searchTerms(search), digits: digitsOf(search) };
  return rows.filter((row) => {
    if (row.removed) return false;
    if (wanted.terms.length > 0 && !says(row, wanted)) return false;
    return filter === 'all' || kept.has(row.number) || standingOf(row, duplicates) === filter;
  });
};

/** Why no row is shown. The state of the rows takes precedence over the filter and search. */
export const emptyWord = (
  { total, invalid }: { readonly total: number; readonly invalid: number },
  { filter, search }: Pick<View, 'filter' | 'search'>,
): 'allRemoved' | 'allFixed' | 'nothing' => {
  if (total === 0) return 'allRemoved';
  return filter === 'invalid' && search.trim() === '' && invalid === 0 ? 'allFixed' : 'nothing';
};

/** Finds a number regardless of its formatting in the cell or the query. */
const says = (
  { number, cells }: GridRow,
  { terms, digits }: { terms: readonly string[]; digits: string | undefined },
): boolean => {
  if (terms.includes(String(number))) return true;
  return PAYOUT_COLUMNS.some(({ field }) => {
    const text = cells[field]?.text.toLowerCase();
    if (text === undefined) return false;
    return terms.some((term) => text.includes(term)) || (digits && digitsOf(text)?.includes(digits));
  });
};

export type Place = {
  readonly row: number;
  readonly field: PayoutField;
};

/** The next or previous cell with a problem in reading order, wrapping around. */
export const nextProblem = (
  rows: readonly GridRow[],
  duplicates: Grid['duplicates'],
  { from, backwards = false }: { from: Place | null; backwards?: boolean },
): Place | undefined => {
  const at = from ? rows.findIndex(({ number }) => number === from.row) : -1;
  const start = Math.max(at, 0);
  const step = backwards ? -1 : 1;
  const beyond = from && at >= 0 ? placeOf(from.field) : backwards ? FIELDS.length : -1;
  for (let count = 0; count <= rows.length; count += 1) {
    const row = rows[(((start + count * step) % rows.length) + rows.length) % rows.length];
    if (!row) return undefined;
    const fields = issuesOf(row, duplicates).map(({ field }) => field);
    const ahead = fields.filter((field) => count > 0 || (placeOf(field) - beyond) * step > 0);
    const field = ahead.toSorted((a, b) => (placeOf(a) - placeOf(b)) * step)[0];
    if (field) return { row: row.number, field };
  }
  return undefined;
};

export const FIELDS: readonly PayoutField[] = PAYOUT_COLUMNS.map(({ field }) => field);

const placeOf = (field: PayoutField) => FIELDS.indexOf(field);

/** Rows whose cell in this column has the same text and problem, including this row. For an account, only rows of the same bank. */
export const rowsAlike = (grid: Grid, { row, field }: Place): readonly number[] => {
  const one = grid.rows.find(({ number }) => number === row);
  const cell = one?.cells[field];
  const code = one?.issues.find((issue) => issue.field === field)?.code;
  if (!cell || !code) return [row];
  return grid.rows
    .filter(
      (other) =>
        !other.removed &&
        isSame(other.cells[field], cell) &&
        isOfSameBank(field, one, other) &&
        other.issues.some((issue) => issue.field === field && issue.code === code),
    )
    .map(({ number }) => number);
};

/** At another bank, the same digits are a different account. */
export const isOfSameBank = (field: PayoutField, { cells }: GridRow, other: GridRow): boolean =>
  field !== 'account_number' || isSame(cells.bank_code, other.cells.bank_code);

const isSame = (a: Cell | undefined, b: Cell | undefined): boolean =>
  a?.text === b?.text && a?.kind === b?.kind;

import {
  type Issue,
  type IssueCode,
  type PayoutBank,
  type PayoutField,
  suggestionFor,
} from '@dasbor/domain/disbursements';
import type { CellEdit, Grid, GridRow } from './grid.ts';
import { isOfSameBank, type Place, rowsAlike } from './view.ts';

export type Suggest = (row: GridRow, issue: Issue) => string | undefined;

/** Caches suggestions by text, because a file repeats few spellings of few banks. */
export const suggester = (banks: readonly PayoutBank[]): Suggest => {
  const known = new Map<string, string | undefined>();
  return ({ cells }, issue) => {
    const cell = cells[issue.field];
    if (!cell) return undefined;
    // The bank determines whether an account has all its digits.
    const bank = issue.field === 'account_number' ? cells.bank_code : undefined;
    const key = `${issue.field} ${issue.code} ${cell.kind} ${cell.text}\n${bank?.kind} ${bank?.text}`;
    if (!known.has(key)) known.set(key, suggestionFor(issue, cells, banks));
    return known.get(key);
  };
};

/**
 * The value of the merged cell that hides an empty one, if it has no problem. An account must have all the digits that the row's bank
 * requires.
 */
export const saidOver = (
  row: GridRow,
  field: PayoutField,
  { over, suggest }: { over: GridRow; suggest: Suggest },
): string | undefined => {
  const cell = over.cells[field];
  if (!cell || over.issues.some((issue) => issue.field === field)) return undefined;
  return suggest({ ...row, cells: { ...row.cells, [field]: cell } }, { field, code: 'CELL_UNDER_MERGE' });
};

// Fixes that only change the notation. A similar bank name or a formula result needs individual review.
const ONLY_WRITTEN_OTHERWISE: ReadonlySet<IssueCode> = new Set([
  'ACCOUNT_NUMBER_INVALID',
  'AMOUNT_HAS_DECIMALS',
  'AMOUNT_INVALID',
  'EMAIL_INVALID',
  'PHONE_INVALID',
]);

/** All fixes that need no information beyond the file. */
export const plainMends = ({ rows }: Grid, suggest: Suggest): readonly CellEdit[] =>
  rows.flatMap((row) =>
    row.removed || row.payout
      ? []
      : row.issues.flatMap((issue) => {
          const text = ONLY_WRITTEN_OTHERWISE.has(issue.code) ? suggest(row, issue) : undefined;
          return text === undefined ? [] : [{ row: row.number, field: issue.field, text }];
        }),
  );

/** Sets the text of this cell and of all cells with the same text and problem. */
export const mendAlike = (grid: Grid, { row, field, text }: CellEdit): readonly CellEdit[] =>
  rowsAlike(grid, { row, field }).map((alike) => ({ row: alike, field, text }));

/** Rows whose cell in this column has the text from before the edit. For an account, only rows of the same bank. */
export const sayingStill = ({ rows }: Grid, { row, field }: Place, text: string): readonly number[] => {
  const one = rows.find(({ number }) => number === row);
  if (text === '' || !one) return [];
  return rows
    .filter((other) => !other.removed && other.cells[field]?.text === text && isOfSameBank(field, one, other))
    .map(({ number }) => number);
};

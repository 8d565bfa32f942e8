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

/** Suggestions are looked for once for each text: a file has few spellings of few banks, many times. */
export function suggester(banks: readonly PayoutBank[]): Suggest {
  const known = new Map<string, string | undefined>();
  return ({ cells }, issue) => {
    const cell = cells[issue.field];
    if (!cell) return undefined;
    // Whether an account has all its digits its bank says.
    const bank = issue.field === 'account_number' ? cells.bank_code : undefined;
    const key = `${issue.field} ${issue.code} ${cell.kind} ${cell.text}\n${bank?.kind} ${bank?.text}`;
    if (!known.has(key)) known.set(key, suggestionFor(issue, cells, banks));
    return known.get(key);
  };
}

/**
 * What the merged cell says that hides an empty one, where nothing is wrong with it: an account that a row's bank has all the digits
 * of, as if it stood there itself.
 */
export function saidOver(
  row: GridRow,
  field: PayoutField,
  { over, suggest }: { over: GridRow; suggest: Suggest },
): string | undefined {
  const cell = over.cells[field];
  if (!cell || over.issues.some((issue) => issue.field === field)) return undefined;
  return suggest({ ...row, cells: { ...row.cells, [field]: cell } }, { field, code: 'CELL_UNDER_MERGE' });
}

// The same digits or letters written otherwise. A bank that is only close, and a value that a formula made, are looked at one by one.
const ONLY_WRITTEN_OTHERWISE: ReadonlySet<IssueCode> = new Set([
  'ACCOUNT_NUMBER_INVALID',
  'AMOUNT_HAS_DECIMALS',
  'AMOUNT_INVALID',
  'EMAIL_INVALID',
  'PHONE_INVALID',
]);

/** All that can be mended without anybody having to know more than the file says. */
export function plainMends({ rows }: Grid, suggest: Suggest): readonly CellEdit[] {
  return rows.flatMap((row) =>
    row.removed || row.payout
      ? []
      : row.issues.flatMap((issue) => {
          const text = ONLY_WRITTEN_OTHERWISE.has(issue.code) ? suggest(row, issue) : undefined;
          return text === undefined ? [] : [{ row: row.number, field: issue.field, text }];
        }),
  );
}

/** One text in this cell, and in all that say the same and have the same problem. */
export function mendAlike(grid: Grid, { row, field, text }: CellEdit): readonly CellEdit[] {
  return rowsAlike(grid, { row, field }).map((alike) => ({ row: alike, field, text }));
}

/** Rows that say in this column what a cell said before somebody changed it; of an account those of the same bank. */
export function sayingStill({ rows }: Grid, { row, field }: Place, text: string): readonly number[] {
  const one = rows.find(({ number }) => number === row);
  if (text === '' || !one) return [];
  return rows
    .filter((other) => !other.removed && other.cells[field]?.text === text && isOfSameBank(field, one, other))
    .map(({ number }) => number);
}

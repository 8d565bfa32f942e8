import { isBlocking, type Issue, type PayoutField } from '@dasbor/domain/disbursements';
import type { Grid, GridRow } from './grid.ts';

/** All issues of a row: those of its cells, and those relative to earlier rows. */
export const issuesOf = (row: GridRow, duplicates: Grid['duplicates']): readonly Issue[] => {
  const beside = duplicates.get(row.number);
  return beside ? [...row.issues, ...beside] : row.issues;
};

export const issueOf = (issues: readonly Issue[], field: PayoutField): Issue | undefined =>
  issues.find((issue) => issue.field === field);

/** What a row needs: a fix before it can be paid, a review, or nothing. */
export type Standing = 'invalid' | 'warning' | 'ready';

export const standingOf = (row: GridRow, duplicates: Grid['duplicates']): Standing => {
  if (row.issues.some(isBlocking)) return 'invalid';
  return row.issues.length > 0 || duplicates.has(row.number) ? 'warning' : 'ready';
};

export type Counts = {
  /** Counts rows that are not removed. */
  readonly total: number;
} & Readonly<Record<Standing, number>>;

export const countRows = ({ rows, duplicates }: Grid): Counts => {
  const counts = { total: 0, invalid: 0, warning: 0, ready: 0 };
  for (const row of rows) {
    if (row.removed) continue;
    counts.total += 1;
    counts[standingOf(row, duplicates)] += 1;
  }
  return counts;
};

import type { Intake, Issue, RelatedIssues } from '../intake.ts';
import type { Grid, GridRow } from './grid.ts';

/** All issues of a row: those of its cells, and those relative to earlier rows. */
export const issuesOf = (row: GridRow, related: RelatedIssues): readonly Issue[] => {
  const beside = related.get(row.number);
  return beside ? [...row.issues, ...beside] : row.issues;
};

export const issueOf = (issues: readonly Issue[], field: string): Issue | undefined =>
  issues.find((issue) => issue.field === field);

/** What a row needs: a fix before it can be used, a review, or nothing. */
export type RowStatus = 'invalid' | 'warning' | 'ready';

type Severity = Pick<Intake, 'isBlocking'>;

export const rowStatus = (intake: Severity, row: GridRow, related: RelatedIssues): RowStatus => {
  const issues = issuesOf(row, related);
  if (issues.some((issue) => intake.isBlocking(issue))) return 'invalid';
  return issues.length > 0 ? 'warning' : 'ready';
};

export type Counts = {
  /** Counts rows that are not removed. */
  readonly total: number;
} & Readonly<Record<RowStatus, number>>;

export const countRows = (intake: Severity, { rows, related }: Grid): Counts => {
  const counts = { total: 0, invalid: 0, warning: 0, ready: 0 };
  for (const row of rows) {
    if (row.removed) continue;
    counts.total += 1;
    counts[rowStatus(intake, row, related)] += 1;
  }
  return counts;
};

import type { Issue } from '@dasbor/domain/disbursements';
import type { Grid } from './grid.ts';
import { issuesOf } from './problems.ts';

const PORTION = 500;

/** The problems of each row in words, by row number. Yields between chunks so that the page stays responsive. */
export const errorsOf = async (
  { rows, duplicates }: Grid,
  words: (issue: Issue) => string,
): Promise<ReadonlyMap<number, string>> => {
  const errors = new Map<number, string>();
  let worded = 0;
  for (const row of rows) {
    const issues = row.removed ? [] : issuesOf(row, duplicates);
    if (issues.length === 0) continue;
    errors.set(row.number, issues.map(words).join(' '));
    worded += 1;
    if (worded % PORTION === 0) await breath();
  }
  return errors;
};

const breath = () => new Promise<void>((resolve) => setTimeout(resolve));

import type { Issue } from '../intake.ts';
import type { Grid } from './grid.ts';
import { issuesOf } from './row-status.ts';

const PORTION = 500;

/** The problems of each row in words, by row number. Yields between chunks so that the page stays responsive. */
export const errorTextsOf = async (
  { rows, related }: Grid,
  words: (issue: Issue) => string,
): Promise<ReadonlyMap<number, string>> => {
  const errors = new Map<number, string>();
  let worded = 0;
  for (const row of rows) {
    const issues = row.removed ? [] : issuesOf(row, related);
    if (issues.length === 0) continue;
    errors.set(row.number, issues.map(words).join(' '));
    worded += 1;
    if (worded % PORTION === 0) await pause();
  }
  return errors;
};

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

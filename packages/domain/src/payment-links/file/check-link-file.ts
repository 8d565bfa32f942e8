import type { WrittenRow } from '../../sheets/index.ts';
import { checkLinkRow, type LinkOfRow } from './check-link-row.ts';
import { isBlockingLink, type LinkIssue } from './issues.ts';
import { twinIssues } from './twins.ts';

export type LinkRecord = { readonly row: number; readonly value: LinkOfRow };
export type LinkRowIssue = { readonly row: number } & LinkIssue;

/** All rows of a file: the links that they ask for, and what blocks them. */
export const checkLinkFile = (
  rows: readonly WrittenRow[],
): { records: readonly LinkRecord[]; problems: readonly LinkRowIssue[] } => {
  const records: LinkRecord[] = [];
  const problems: LinkRowIssue[] = [];
  const block = (row: number, issues: readonly LinkIssue[]): void => {
    problems.push(...issues.filter(isBlockingLink).map((issue) => ({ row, ...issue })));
  };
  for (const { number: row, cells } of rows) {
    const { link, issues } = checkLinkRow(cells);
    if (link) records.push({ row, value: link });
    else block(row, issues);
  }
  for (const [row, issues] of twinIssues(records.map(({ row, value }) => [row, value] as const)))
    block(row, issues);
  return { records, problems };
};

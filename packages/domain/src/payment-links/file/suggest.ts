import { billSuggestion, type Row } from '../../sheets/index.ts';
import { checkLinkRow } from './check-link-row.ts';
import { isBlockingLink, type LinkIssue } from './issues.ts';

/** The most likely intended text of a cell. It is never refused again; undefined in doubt. */
export const linkSuggestion = (issue: Pick<LinkIssue, 'field' | 'code'>, row: Row): string | undefined =>
  billSuggestion(issue, row, {
    texts: ['notes'],
    isRefused: (field, cell) =>
      checkLinkRow({ [field]: cell }).issues.some((found) => found.field === field && isBlockingLink(found)),
  });

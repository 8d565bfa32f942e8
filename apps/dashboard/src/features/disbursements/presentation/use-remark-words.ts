import { usePayoutFailureWords } from '../../../shared/payout-failures/use-payout-failure-words.ts';
import { useIssueWords } from '../../../shared/payout-issues/use-issue-words.ts';
import type { DisbursementItem } from '../api/types.ts';

/** The remarks on an item, most serious first. Before sending: errors and warnings. Afterwards: only why it failed. */
export const useRemarkWords = (): ((item: DisbursementItem) => readonly string[]) => {
  const failure = usePayoutFailureWords();
  const issue = useIssueWords();
  return ({ status, failure_code: code, issues }) => {
    if (!BEFORE_IT_IS_SENT.has(status)) return code === null ? [] : [`${failure(code).title}.`];
    return [
      ...issues.filter(({ level }) => level === 'error').map(issue),
      ...issues.filter(({ level }) => level === 'warning').map(issue),
    ];
  };
};

const BEFORE_IT_IS_SENT: ReadonlySet<string> = new Set(['need_validation', 'valid', 'invalid']);

import { usePayoutFailureWords } from '../../../shared/payout-failures/use-payout-failure-words.ts';
import { useIssueWords } from '../../../shared/payout-issues/use-issue-words.ts';
import type { DisbursementItem } from '../api/types.ts';

/** What there is to say of an item: why it did not arrive, what is wrong with it, what is unusual; the gravest first. */
export function useRemarkWords(): (item: DisbursementItem) => readonly string[] {
  const failure = usePayoutFailureWords();
  const issue = useIssueWords();
  return ({ failure_code: code, issues }) => [
    ...(code === null ? [] : [`${failure(code).title}.`]),
    ...issues.filter(({ level }) => level === 'error').map(issue),
    ...issues.filter(({ level }) => level === 'warning').map(issue),
  ];
}

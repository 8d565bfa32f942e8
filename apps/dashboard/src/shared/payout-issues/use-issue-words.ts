import { ISSUES, type IssueCode, saidParams } from '@dasbor/domain/disbursements';
import { formatParam, type ProblemParams } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../i18n/use-t.ts';
import { spokenParams } from '../lib/spoken-params.ts';

interface SpokenIssue {
  readonly code: string;
  readonly params?: ProblemParams;
}

/** One sentence for what is wrong with a cell; a code that this build does not know is named. */
export function useIssueWords(): (issue: SpokenIssue) => string {
  const t = useT('payout-issues');
  const language = useLanguage();
  // The keys are typed by their values; which of them a code has is the domain's to say.
  const words = t as unknown as (key: string, values: object) => string;
  return ({ code, params = {} }) => {
    if (!isKnown(code)) return t('unknown', { code });
    const values = Object.entries(spokenParams(saidParams(params), language)).map(([name, value]) => [
      name,
      formatParam(name, value, language),
    ]);
    return words(`issue.${code}`, Object.fromEntries(values));
  };
}

function isKnown(code: string): code is IssueCode {
  return Object.hasOwn(ISSUES, code);
}

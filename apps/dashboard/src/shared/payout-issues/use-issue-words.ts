import { ISSUES, type IssueCode, saidParams } from '@dasbor/domain/disbursements';
import { formatParam, type ProblemParams } from '@dasbor/domain/kernel';
import { useCallback } from 'react';
import { useLanguage, useT } from '../i18n/use-t.ts';
import { spokenParams } from '../lib/spoken-params.ts';

type SpokenIssue = {
  readonly code: string;
  readonly params?: ProblemParams;
};

/** One sentence for an error in a cell. An unknown error shows its code. */
export const useIssueWords = (): ((issue: SpokenIssue) => string) => {
  const t = useT('payout-issues');
  const language = useLanguage();
  return useCallback(
    ({ code, params = {} }) => {
      if (!isKnown(code)) return t('unknown', { code });
      const values = Object.entries(spokenParams(saidParams(params), language)).map(([name, value]) => [
        name,
        formatParam(name, value, language),
      ]);
      // Keys are typed by their params. The domain knows which params a code has.
      const words = t as unknown as (key: string, values: object) => string;
      return words(`issue.${code}`, Object.fromEntries(values));
    },
    [t, language],
  );
};

const isKnown = (code: string): code is IssueCode => Object.hasOwn(ISSUES, code);

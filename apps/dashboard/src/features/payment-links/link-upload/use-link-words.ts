import type { LinkField } from '@dasbor/domain/payment-links';
import { useMemo } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { IntakeWords } from '../../../shared/intake/intake.ts';
import { useIssueWords } from '../../../shared/payout-issues/use-issue-words.ts';
import { useNoteWords } from '../../../shared/payout-issues/use-note-words.ts';

/** A problem of the form has the words of the form, a problem of a cell those of every file. */
export const useLinkWords = (): IntakeWords<LinkField> => {
  const t = useT('link-upload');
  const note = useNoteWords();
  const codeWords = useCodeWords();
  const cellWords = useIssueWords();
  const { count } = useFormat();
  return useMemo(
    () => ({
      field: (name) => t(`field.${name}`),
      format: (name) => (isHinted(name) ? t(`format.${name}`) : undefined),
      issue: ({ code, params = {} }) => {
        if (isOwn(code)) return t(`issue.${code}`, { row: count(Number(params['row'])) });
        return (
          (code.startsWith('DPAY_') ? codeWords(code, params) : undefined) ?? cellWords({ code, params })
        );
      },
      advice: ({ code }) => (code === 'DPAY_ITEMS_NOT_TOTAL' ? t('itemsAdvice') : undefined),
      note,
      withoutColumns: () => undefined,
      search: t('search'),
    }),
    [t, note, codeWords, cellWords, count],
  );
};

const OWN = ['FEE_PAYER_UNKNOWN', 'REFERENCE_TWICE', 'ROW_TWICE'] as const;
const isOwn = (code: string): code is (typeof OWN)[number] => OWN.some((one) => one === code);

const HINTED = ['customer_email', 'customer_mobile', 'admin_fee_method', 'expiry_days'] as const;
const isHinted = (field: LinkField): field is (typeof HINTED)[number] => HINTED.some((one) => one === field);

import type { InvoiceField } from '@dasbor/domain/invoices';
import type { ProblemParams } from '@dasbor/domain/kernel';
import { useMemo } from 'react';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { IntakeWords } from '../../../shared/intake/intake.ts';
import { useIssueWords } from '../../../shared/payout-issues/use-issue-words.ts';
import { useNoteWords } from '../../../shared/payout-issues/use-note-words.ts';

/** A problem of the form has the words of the form, a problem of a cell those of every file. */
export const useInvoiceWords = (): IntakeWords<InvoiceField> => {
  const t = useT('invoice-upload');
  const note = useNoteWords();
  const codeWords = useCodeWords();
  const cellWords = useIssueWords();
  const { count } = useFormat();
  return useMemo(() => {
    const wordsOf = (params: ProblemParams) => ({
      row: count(Number(params['row'])),
      max: count(Number(params['max'])),
    });
    return {
      field: (name) => t(`field.${name}`),
      format: (name) => (isHinted(name) ? t(`format.${name}`) : undefined),
      issue: ({ code, params = {} }) => {
        if (isOwn(code)) return t(`issue.${code}`, wordsOf(params));
        return (
          (code.startsWith('DPAY_') ? codeWords(code, params) : undefined) ?? cellWords({ code, params })
        );
      },
      advice: ({ field, code }) =>
        field === 'item_price' && code === 'DPAY_AMOUNT_BELOW_MINIMUM' ? t('totalAdvice') : undefined,
      note,
      withoutColumns: () => undefined,
      search: t('search'),
    };
  }, [t, note, codeWords, cellWords, count]);
};

const OWN = [
  'PPN_UNKNOWN',
  'YES_OR_NO',
  'MINIMUM_WITHOUT_PARTS',
  'UNLIKE_FIRST_ROW',
  'ITEMS_TOO_MANY',
] as const;
const isOwn = (code: string): code is (typeof OWN)[number] => OWN.some((one) => one === code);

const HINTED = [
  'start_date',
  'due_date',
  'customer_email',
  'customer_mobile',
  'customer_npwp',
  'ppn_mode',
  'allow_partial_payment',
] as const;
const isHinted = (field: InvoiceField): field is (typeof HINTED)[number] =>
  HINTED.some((one) => one === field);

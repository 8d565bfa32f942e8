import type { PayoutField } from '@dasbor/domain/disbursements';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FileNote, IntakeWords } from '../../../shared/intake/intake.ts';
import { useFormatHint } from '../../../shared/payout-issues/use-format-hint.ts';
import { useIssueWords } from '../../../shared/payout-issues/use-issue-words.ts';

export const usePayoutWords = (): IntakeWords<PayoutField> => {
  const t = useT('create');
  const field = useT('payout-issues');
  const issue = useIssueWords();
  const format = useFormatHint();
  const { count } = useFormat();
  return useMemo(() => {
    // The keys are typed by their values. The domain decides which values a note has.
    const note = field as unknown as (key: string, values: object) => string;
    return {
      field: (name) => field(`field.${name}`),
      format,
      issue,
      advice: ({ code }) => (DIGITS_LOST.has(code) ? t('panel.guess') : undefined),
      note: ({ code, params }) => note(`note.${code}`, spokenCounts(params, count)),
      // The other columns are there, so its title is probably `Jumlah (ribuan)` or `Amount (USD)`.
      withoutColumns: (fields) => (fields.join(' ') === 'amount' ? t('file.amountTitle') : undefined),
      search: t('grid.search'),
    };
  }, [t, field, issue, format, count]);
};

const DIGITS_LOST: ReadonlySet<string> = new Set([
  'LEADING_ZEROS_LOST',
  'ACCOUNT_NUMBER_SCIENTIFIC',
  'ACCOUNT_DIGITS_LOST',
]);

const spokenCounts = (params: FileNote['params'], count: (value: number) => string) =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? count(value) : value]),
  );

import type { PayoutField } from '@dasbor/domain/disbursements';
import { useMemo } from 'react';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { IntakeWords } from '../../../shared/intake/intake.ts';
import { useFormatHint } from '../../../shared/payout-issues/use-format-hint.ts';
import { useIssueWords } from '../../../shared/payout-issues/use-issue-words.ts';
import { useNoteWords } from '../../../shared/payout-issues/use-note-words.ts';

export const usePayoutWords = (): IntakeWords<PayoutField> => {
  const t = useT('create');
  const field = useT('payout-issues');
  const issue = useIssueWords();
  const format = useFormatHint();
  const note = useNoteWords();
  return useMemo(
    () => ({
      field: (name) => field(`field.${name}`),
      format,
      issue,
      advice: ({ code }) => (DIGITS_LOST.has(code) ? t('panel.guess') : undefined),
      note,
      // The other columns are there, so its title is probably `Jumlah (ribuan)` or `Amount (USD)`.
      withoutColumns: (fields) => (fields.join(' ') === 'amount' ? t('file.amountTitle') : undefined),
      search: t('grid.search'),
    }),
    [t, field, issue, format, note],
  );
};

const DIGITS_LOST: ReadonlySet<string> = new Set([
  'LEADING_ZEROS_LOST',
  'ACCOUNT_NUMBER_SCIENTIFIC',
  'ACCOUNT_DIGITS_LOST',
]);

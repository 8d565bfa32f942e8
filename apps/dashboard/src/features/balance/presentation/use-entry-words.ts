import { useT } from '../../../shared/i18n/use-t.ts';
import type { BalanceEntry } from '../api/types.ts';
import { useKindWords } from './use-kind-words.ts';

/** Describes an entry. A payout also shows its batch and row, to tell payouts of one batch apart. */
export const useEntryWords = (): ((entry: BalanceEntry) => string) => {
  const t = useT('balance');
  const kindWords = useKindWords();
  return ({ kind, payout }) =>
    payout
      ? t('ofBatch', { kind: kindWords(kind), batch: payout.disbursement_name, row: payout.row })
      : kindWords(kind);
};

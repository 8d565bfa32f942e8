import { useT } from '../../../shared/i18n/use-t.ts';
import type { BalanceEntry } from '../api/types.ts';
import { useKindWords } from './use-kind-words.ts';

/** What an entry was; of a payout also of which batch and row, by which those of one batch are told apart. */
export function useEntryWords(): (entry: BalanceEntry) => string {
  const t = useT('balance');
  const kindWords = useKindWords();
  return ({ kind, payout }) =>
    payout
      ? t('ofBatch', { kind: kindWords(kind), batch: payout.disbursement_name, row: payout.row })
      : kindWords(kind);
}

import type { Disbursement } from '../../api/types.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import { useOutcomeWords } from '../../presentation/use-outcome-words.ts';

/** The summary of a batch on a phone: its outcome or number of payouts, and its maker. */
export const BatchNote = ({ batch }: { batch: Disbursement }) => {
  const counted = useCountWords();
  const { short: outcome } = useOutcomeWords();
  return `${outcome(batch.outcome) ?? counted('payouts', batch.counts.total)} · ${batch.maker.name}`;
};

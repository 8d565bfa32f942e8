import type { Disbursement } from '../../api/types.ts';
import { useCountWords } from '../../presentation/use-count-words.ts';
import { useOutcomeWords } from '../../presentation/use-outcome-words.ts';

/** What a phone says of a batch: how it ended or how many payouts it has, and who made it. */
export function BatchNote({ batch }: { batch: Disbursement }) {
  const counted = useCountWords();
  const { short: outcome } = useOutcomeWords();
  return `${outcome(batch.outcome) ?? counted('payouts', batch.counts.total)} · ${batch.maker.name}`;
}

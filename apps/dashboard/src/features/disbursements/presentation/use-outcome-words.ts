import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Disbursement, Outcome } from '../api/types.ts';
import { useCountWords } from './use-count-words.ts';

const PARTS = ['arrived', 'returned', 'sending'] as const;

/** One line on the outcome or progress of a batch: count and amount for each outcome that occurs. */
export const useOutcomeWords = () => {
  const t = useT('disbursements');
  const counted = useCountWords();
  const { count, rupiah } = useFormat();

  const part = (outcome: Outcome, name: (typeof PARTS)[number]) => ({
    payouts: counted('payouts', outcome[name].payouts),
    amount: rupiah(outcome[name].amount),
  });

  return {
    line: (outcome: Outcome): string => {
      const { arrived, returned, sending } = outcome;
      if (returned.payouts + sending.payouts === 0) return t('detail.outcome.all', part(outcome, 'arrived'));
      if (arrived.amount + sending.amount === 0) return t('detail.outcome.none', part(outcome, 'returned'));
      return PARTS.filter((name) => outcome[name].payouts + outcome[name].amount > 0)
        .map((name) => {
          const isPartly = name === 'arrived' && hasParts(outcome);
          return t(`detail.outcome.${isPartly ? 'arrivedPartly' : name}`, part(outcome, name));
        })
        .join(', ');
    },
    /** For a row of a list; null before it was approved. */
    short: (outcome: Disbursement['outcome']): string | null =>
      outcome &&
      PARTS.filter((name) => outcome[name].payouts > 0)
        .map((name) => t(`detail.outcome.short.${name}`, { number: count(outcome[name].payouts) }))
        .join(' · '),
  };
};

/** Payouts arrived in part, but none arrived in full. */
const hasParts = ({ arrived }: Outcome): boolean => arrived.payouts === 0 && arrived.amount > 0;

import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';

type Counted = 'payouts' | 'rows' | 'transfers' | 'accounts';

/** `3 kiriman`, `1 payout`, `2 payouts`. */
export const useCountWords = (): ((what: Counted, count: number) => string) => {
  const t = useT('disbursements');
  const format = useFormat();
  return (what, count) => t(`count.${what}.${oneOrMany(count)}`, { number: format.count(count) });
};

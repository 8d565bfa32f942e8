import { formatCount, formatRupiah } from '@dasbor/domain/kernel';
import { useMemo } from 'react';
import { useLanguage } from './use-t.ts';

/** Figures as the reader's language writes them, for words that have them inside; alone, an amount is `<Money>`. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      rupiah: (amount: number) => formatRupiah(amount, language),
      count: (count: number) => formatCount(count, language),
    }),
    [language],
  );
}

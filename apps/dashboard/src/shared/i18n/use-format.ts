import { formatCount, formatRupiah } from '@dasbor/domain/kernel';
import { useMemo } from 'react';
import { useLanguage } from './use-t.ts';

/** Formats numbers in the reader's language for use inside texts. For a standalone amount use `<Money>`. */
export const useFormat = () => {
  const language = useLanguage();
  return useMemo(
    () => ({
      rupiah: (amount: number) => formatRupiah(amount, language),
      count: (count: number) => formatCount(count, language),
    }),
    [language],
  );
};

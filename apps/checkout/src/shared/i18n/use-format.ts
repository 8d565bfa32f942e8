import { formatDateTime, formatRupiah } from '@dasbor/domain/kernel';
import { useLanguage } from './language.tsx';

/** Money and times in the customer's language. */
export const useFormat = () => {
  const { language } = useLanguage();
  return {
    rupiah: (amount: number) => formatRupiah(amount, language),
    time: (instant: string) => formatDateTime(instant, language),
  };
};

import { formatCount, formatDate, formatDateTime, formatPercent, formatRupiah } from '@dasbor/domain/kernel';
import { useLanguage } from './language.tsx';

/** Money, numbers and times in the customer's language. */
export const useFormat = () => {
  const { language } = useLanguage();
  return {
    rupiah: (amount: number) => formatRupiah(amount, language),
    count: (count: number) => formatCount(count, language),
    percent: (percent: number) => formatPercent(percent, language),
    date: (day: string) => formatDate(day, language),
    time: (instant: string) => formatDateTime(instant, language),
  };
};

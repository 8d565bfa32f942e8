import { formatPercent } from '@dasbor/domain/kernel';
import { useLanguage } from '../../../shared/i18n/use-t.ts';

/** `12%` of 1200 hundredths of a percent. */
export const useRateWords = (): ((basisPoints: number) => string) => {
  const language = useLanguage();
  return (basisPoints) => formatPercent(basisPoints / 100, language);
};

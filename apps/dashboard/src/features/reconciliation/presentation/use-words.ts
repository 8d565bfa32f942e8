import { formatDate, formatRupiah } from '@dasbor/domain/kernel';
import { type Period, type ReconciliationRow, type Sum } from '@dasbor/domain/reconciliation';
import { useMemo } from 'react';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';

/** Amounts, periods and reasons in the reader's language. */
export const useWords = () => {
  const t = useT('reconciliation');
  const language = useLanguage();
  return useMemo(
    () => ({
      /** `Rp 1.500,25`: hundredths only if there are some. */
      sum: ({ amount, sen }: Sum): string =>
        `${formatRupiah(amount, language)}${sen === 0 ? '' : `${language === 'id' ? ',' : '.'}${String(sen).padStart(2, '0')}`}`,
      day: (date: string): string => formatDate(date, language),
      period: ({ from, to }: Period): string =>
        from === to
          ? formatDate(from, language)
          : `${formatDate(from, language)} – ${formatDate(to, language)}`,
      /** Why a row is where it is; undefined if there is nothing to say. */
      why: ({ why, decided, mayFollow }: ReconciliationRow): string | undefined => {
        if (decided) return t(decided.as);
        if (mayFollow) return t('mayFollow');
        switch (why?.code) {
          case undefined:
            return undefined;
          case 'DATE_DIFFERS':
            return t('why.DATE_DIFFERS', { days: Math.abs(why.days) });
          case 'SEVERAL':
            return t('why.SEVERAL', { candidates: why.candidates });
          case 'REFERENCE':
          case 'UNIQUE':
          case 'SUM_OF_TWO':
          case 'AMOUNT_DIFFERS':
            return t(`why.${why.code}`);
        }
      },
    }),
    [t, language],
  );
};

export type Words = ReturnType<typeof useWords>;

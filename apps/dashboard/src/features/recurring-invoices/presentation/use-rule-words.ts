import { formatDate } from '@dasbor/domain/kernel';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { RecurringInvoice } from '../api/types.ts';

/** `Monthly on day 31`, and when it ends. */
export const useRuleWords = () => {
  const t = useT('recurring-invoices');
  const language = useLanguage();
  return {
    day: (day: number): string => t(day > 28 ? 'rule.dayOrLast' : 'rule.day', { day }),
    end: ({ end, end_count: count, end_date: date }: RecurringInvoice): string => {
      if (end === 'after' && count !== null) return t(`rule.after.${oneOrMany(count)}`, { count });
      return end === 'on' && date !== null
        ? t('rule.on', { date: formatDate(date, language) })
        : t('rule.never');
    },
    due: (days: number): string =>
      days === 0 ? t('rule.dueSame') : t(`rule.due.${oneOrMany(days)}`, { days }),
  };
};

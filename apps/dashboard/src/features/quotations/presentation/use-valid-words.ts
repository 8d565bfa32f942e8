import { daysBetween } from '@dasbor/domain/kernel';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useInvoiceToday } from '../../invoices/public.ts';
import type { Quotation } from '../api/types.ts';

/** `3 days left`, `last day today`; undefined unless the customer can still answer. */
export const useValidWords = (): ((
  quotation: Pick<Quotation, 'status' | 'valid_until'>,
) => string | undefined) => {
  const t = useT('quotations');
  const today = useInvoiceToday();
  const { count } = useFormat();
  return ({ status, valid_until: until }) => {
    if (status !== 'sent') return undefined;
    const days = daysBetween(today, until);
    return days <= 0 ? t('valid.today') : t(`valid.in.${oneOrMany(days)}`, { days: count(days) });
  };
};

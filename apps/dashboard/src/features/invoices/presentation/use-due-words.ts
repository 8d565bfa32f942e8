import { daysBetween } from '@dasbor/domain/kernel';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Invoice } from '../api/types.ts';
import { isOpen } from './invoice-view.ts';
import { useInvoiceToday } from './use-invoice-today.ts';

type Due = Pick<Invoice, 'status' | 'total_amount' | 'outstanding_amount' | 'due_date'>;

/** `in 3 days`, `5 days late`; undefined for a draft and a paid invoice. */
export const useDueWords = (): ((invoice: Due) => string | undefined) => {
  const t = useT('invoices');
  const today = useInvoiceToday();
  const { count } = useFormat();
  return (invoice) => {
    if (!isOpen(invoice)) return undefined;
    const left = daysBetween(today, invoice.due_date);
    if (left === 0) return t('due.today');
    const days = Math.abs(left);
    return t(`due.${left > 0 ? 'in' : 'late'}.${oneOrMany(days)}`, { days: count(days) });
  };
};

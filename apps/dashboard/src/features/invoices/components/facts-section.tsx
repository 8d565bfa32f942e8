import { may } from '@dasbor/domain/access';
import { formatDate } from '@dasbor/domain/kernel';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { orderPaths } from '../../../shared/paths/money-in/orders.ts';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Invoice } from '../api/types.ts';

export const FactsSection = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const language = useLanguage();
  const { rupiah } = useFormat();
  const mayOpenOrder = may(useWho(), { permission: 'order.view' }).ok;
  const { number, order_id: order, quotation_id: quotation, minimum_payment: minimum } = invoice;
  const time = (key: 'issued' | 'sent' | 'paid', value: string | null) =>
    value === null ? [] : [{ key, label: t(`facts.${key}`), value: <Time value={value} /> }];
  return (
    <DetailsSection
      items={[
        { key: 'number', label: t('facts.number'), value: number ?? t('facts.noNumber'), copy: number },
        { key: 'name', label: t('facts.name'), value: invoice.name },
        { key: 'start', label: t('facts.start'), value: formatDate(invoice.start_date, language) },
        { key: 'due', label: t('facts.due'), value: formatDate(invoice.due_date, language) },
        { key: 'ppn', label: t('facts.ppn'), value: t(`ppn.${invoice.ppn_mode}`) },
        {
          key: 'parts',
          label: t('facts.parts'),
          value: minimum === null ? t('facts.noParts') : t('facts.partsFrom', { amount: rupiah(minimum) }),
        },
        ...(order && mayOpenOrder
          ? [
              {
                key: 'order',
                label: t('facts.order'),
                value: <AppLink to={orderPaths.detail(order)}>{t('facts.openOrder')}</AppLink>,
              },
            ]
          : []),
        ...(quotation
          ? [
              {
                key: 'quotation',
                label: t('facts.quotation'),
                value: <AppLink to={quotationPaths.detail(quotation)}>{t('facts.openQuotation')}</AppLink>,
              },
            ]
          : []),
        { key: 'by', label: t('facts.by'), value: invoice.created_by_name },
        { key: 'created', label: t('facts.created'), value: <Time value={invoice.created_at} /> },
        ...time('issued', invoice.issued_at),
        ...time('sent', invoice.sent_at),
        ...time('paid', invoice.paid_at),
        idItem(t('facts.id'), invoice.id),
      ]}
    />
  );
};

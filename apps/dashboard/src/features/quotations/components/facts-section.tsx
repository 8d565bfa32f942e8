import { formatDate } from '@dasbor/domain/kernel';
import { DetailsSection } from '../../../shared/detail/detail-sections.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { idItem } from '../../../shared/ui/record/id-item.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Quotation } from '../api/types.ts';

export const FactsSection = ({ quotation }: { quotation: Quotation }) => {
  const t = useT('quotations');
  const language = useLanguage();
  const { number, invoice_id: invoice } = quotation;
  const time = (key: 'issued' | 'sent' | 'answered', value: string | null) =>
    value === null ? [] : [{ key, label: t(`facts.${key}`), value: <Time value={value} /> }];
  return (
    <DetailsSection
      items={[
        { key: 'number', label: t('facts.number'), value: number ?? t('facts.noNumber'), copy: number },
        { key: 'name', label: t('facts.name'), value: quotation.name },
        { key: 'quoted', label: t('facts.quoted'), value: formatDate(quotation.quoted_on, language) },
        { key: 'valid', label: t('facts.valid'), value: formatDate(quotation.valid_until, language) },
        { key: 'ppn', label: t('facts.ppn'), value: t(`ppn.${quotation.ppn_mode}`) },
        ...(invoice === null
          ? []
          : [
              {
                key: 'invoice',
                label: t('facts.invoice'),
                value: (
                  <AppLink to={invoicePaths.detail(invoice)}>
                    {quotation.invoice_number ?? t('convert.draft')}
                  </AppLink>
                ),
              },
            ]),
        { key: 'by', label: t('facts.by'), value: quotation.created_by_name },
        { key: 'created', label: t('facts.created'), value: <Time value={quotation.created_at} /> },
        ...time('issued', quotation.issued_at),
        ...time('sent', quotation.sent_at),
        ...time('answered', quotation.answered_at),
        idItem(t('facts.id'), quotation.id),
      ]}
    />
  );
};

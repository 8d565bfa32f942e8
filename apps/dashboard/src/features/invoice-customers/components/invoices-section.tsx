import { useT } from '../../../shared/i18n/use-t.ts';
import { ListSection } from '../../../shared/list/list-section.tsx';
import { invoiceList } from '../../invoices/public.ts';
import type { InvoiceCustomer } from '../api/types.ts';

/** The customer's invoices, newest first. */
export const InvoicesSection = ({ customer: { id } }: { customer: InvoiceCustomer }) => {
  const t = useT('invoice-customers');
  return (
    <ListSection
      of={invoiceList}
      filters={{ customer_id: id }}
      title={t('invoices.title')}
      empty={{ title: t('invoices.empty.title'), description: t('invoices.empty.description') }}
      fileName={`${invoiceList.name}_${id}`}
    />
  );
};

import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { InvoiceTabs } from '../../invoices/public.ts';
import { invoiceCustomerList } from '../list.tsx';

export default function InvoiceCustomersPage() {
  const invoices = useT('invoices');
  const t = useT('invoice-customers');
  return (
    <RecordList
      of={invoiceCustomerList}
      title={invoices('list.title')}
      label={t('list.title')}
      intro={<InvoiceTabs />}
    />
  );
}

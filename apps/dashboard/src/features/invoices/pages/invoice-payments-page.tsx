import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { CreateInvoice } from '../components/create-invoice.tsx';
import { InvoiceTabs } from '../components/invoice-tabs.tsx';
import { invoicePaymentList } from '../payment-list.tsx';

export default function InvoicePaymentsPage() {
  const t = useT('invoices');
  return (
    <RecordList
      of={invoicePaymentList}
      title={t('list.title')}
      label={t('payments.title')}
      actions={<CreateInvoice />}
      intro={<InvoiceTabs />}
    />
  );
}

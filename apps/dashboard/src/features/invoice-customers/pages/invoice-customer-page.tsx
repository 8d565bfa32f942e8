import { formatDate } from '@dasbor/domain/kernel';
import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { invoiceMeanings } from '../../invoices/public.ts';
import type { InvoiceCustomer } from '../api/types.ts';
import { useInvoiceCustomer } from '../api/use-invoice-customer.ts';
import { AgesSection } from '../components/ages-section.tsx';
import { ContactSection, FactsSection } from '../components/contact-section.tsx';
import { InvoicesSection } from '../components/invoices-section.tsx';
import { StatementSection } from '../components/statement-section.tsx';

export default function InvoiceCustomerPage() {
  const { id = '' } = useParams();
  return <Found key={`${useScope().join(' ')} ${id}`} id={id} />;
}

const Found = ({ id }: { id: string }) => {
  const t = useT('invoice-customers');
  const back = { to: lastAddress('invoice-customers', invoicePaths.customers()), label: t('list.title') };
  return (
    <DetailPage
      result={useInvoiceCustomer(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="invoice.view"
      missing="DPAY_CUSTOMER_NOT_FOUND"
    >
      {(customer) => <Detail customer={customer} back={back} />}
    </DetailPage>
  );
};

const Detail = ({ customer, back }: { customer: InvoiceCustomer; back: Back }) => {
  const t = useT('invoice-customers');
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={t('detail.title', { name: customer.name })}
          back={back}
          amount={customer.outstanding_amount}
          status={<Status of={invoiceMeanings} is={statusOf(customer)} size="md" />}
        >
          <OwedLine customer={customer} />
        </DetailHeader>
      }
      overview={<AgesSection customer={customer} />}
      content={<StatementSection id={customer.id} />}
      related={<ContactSection customer={customer} />}
      details={<FactsSection customer={customer} />}
      rows={<InvoicesSection customer={customer} />}
    />
  );
};

const statusOf = ({ late_count: late, outstanding_count: open }: InvoiceCustomer) => {
  if (late > 0) return 'late';
  return open > 0 ? 'outstanding' : 'paid';
};

const OwedLine = ({ customer }: { customer: InvoiceCustomer }) => {
  const t = useT('invoice-customers');
  const language = useLanguage();
  const { rupiah } = useFormat();
  const { late_amount: late, oldest_due_date: oldest } = customer;
  if (oldest === null) return t('detail.allPaid');
  const due = t('detail.oldest', { date: formatDate(oldest, language) });
  return late > 0 ? `${t('detail.late', { amount: rupiah(late) })} · ${due}` : due;
};

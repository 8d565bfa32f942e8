import { useParams } from 'react-router-dom';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { customerPaths } from '../../../shared/paths/money-in/customers.ts';
import { useScope } from '../../../shared/state/session.ts';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { Customer } from '../api/types.ts';
import { useCustomer } from '../api/use-customer.ts';
import { ActivitySection } from '../components/activity-section.tsx';
import { ChangesSection } from '../components/changes-section.tsx';
import { ContactSection } from '../components/contact-section.tsx';
import { EditContact } from '../components/edit-contact.tsx';
import { FactsSection } from '../components/facts-section.tsx';
import { TotalsSection } from '../components/totals-section.tsx';

export default function CustomerPage() {
  const { id = '' } = useParams();
  return <Found key={`${useScope().join(' ')} ${id}`} id={id} />;
}

const Found = ({ id }: { id: string }) => {
  const t = useT('customers');
  const back = { to: lastAddress('customers', customerPaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={useCustomer(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="order.view"
      missing="DPAY_CUSTOMER_NOT_FOUND"
    >
      {(customer) => <Detail customer={customer} back={back} />}
    </DetailPage>
  );
};

const Detail = ({ customer, back }: { customer: Customer; back: Back }) => (
  <>
    <DetailLayout
      header={<PageHeader title={customer.name} back={back} />}
      overview={customer.totals ? <TotalsSection totals={customer.totals} /> : null}
      content={<ActivitySection id={customer.id} />}
      related={<ContactSection customer={customer} />}
      details={
        <>
          <FactsSection customer={customer} />
          <ChangesSection customer={customer} />
        </>
      }
    />
    <EditContact customer={customer} />
  </>
);

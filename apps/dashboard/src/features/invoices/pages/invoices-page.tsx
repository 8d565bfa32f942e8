import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { invoicePaths, invoiceReminderPaths } from '../../../shared/paths/money-in/invoices.ts';
import { useScope } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { CreateInvoice, UploadInvoices, useMayCreate } from '../components/create-invoice.tsx';
import { InvoiceTabs } from '../components/invoice-tabs.tsx';
import { Totals } from '../components/totals.tsx';
import { invoiceList } from '../list.tsx';

/** Keyed by mode and merchant, so that the rows of one never appear for another. */
export default function InvoicesPage() {
  return <Invoices key={useScope().join(' ')} />;
}

const Invoices = () => {
  const t = useT('invoices');
  const mayCreate = useMayCreate();
  const rows = useRecordList(invoiceList);
  return (
    <ListPage
      {...rows}
      title={t('list.title')}
      intro={
        <>
          <InvoiceTabs />
          <Totals list={rows.list} hasRows={(rows.result.data?.data.length ?? 0) > 0} />
        </>
      }
      actions={
        <>
          <LinkButton>
            <Link to={invoiceReminderPaths.main}>{t('list.reminders')}</Link>
          </LinkButton>
          {mayCreate ? (
            <>
              <LinkButton>
                <Link to={invoicePaths.settings}>{t('settings.link')}</Link>
              </LinkButton>
              <UploadInvoices />
              <CreateInvoice />
            </>
          ) : null}
        </>
      }
      empty={{ ...rows.empty, action: <CreateInvoice isFirst /> }}
    />
  );
};

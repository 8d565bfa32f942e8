import { formatDate } from '@dasbor/domain/kernel';
import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { RemindersSection } from '../../invoice-reminders/public.ts';
import type { Invoice } from '../api/types.ts';
import { useInvoice } from '../api/use-invoice.ts';
import { AmountsSection } from '../components/amounts-section.tsx';
import { CustomerSection } from '../components/customer-section.tsx';
import { DocumentSection } from '../components/document-section.tsx';
import { FactsSection } from '../components/facts-section.tsx';
import { HistorySection } from '../components/history-section.tsx';
import { InvoiceActions } from '../components/invoice-actions.tsx';
import { ItemsSection } from '../components/items-section.tsx';
import { OutcomeNotice } from '../components/outcome-notice.tsx';
import { PaymentsSection } from '../components/payments-section.tsx';
import { ProgressSection } from '../components/progress-section.tsx';
import { RemoveSection } from '../components/remove-section.tsx';
import { ShareDialogs } from '../components/share-dialogs.tsx';
import { invoiceMeanings } from '../presentation/status-view.ts';
import { useDueWords } from '../presentation/use-due-words.ts';

export default function InvoicePage() {
  const t = useT('invoices');
  const { id = '' } = useParams();
  const back = { to: lastAddress('invoices', invoicePaths.list()), label: t('list.title') };
  return (
    <DetailPage
      result={useInvoice(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="invoice.view"
      missing="DPAY_INVOICE_NOT_FOUND"
    >
      {(invoice) => <Detail key={invoice.id} invoice={invoice} back={back} />}
    </DetailPage>
  );
}

const Detail = ({ invoice, back }: { invoice: Invoice; back: Back }) => {
  const t = useT('invoices');
  const { number, name } = invoice;
  return (
    <>
      <DetailLayout
        header={
          <DetailHeader
            title={number === null ? t('detail.titleDraft', { name }) : t('detail.title', { number, name })}
            back={back}
            amount={invoice.total_amount}
            status={<Status of={invoiceMeanings} is={invoice.status} size="md" />}
            actions={<InvoiceActions invoice={invoice} />}
          >
            <DueLine invoice={invoice} />
          </DetailHeader>
        }
        notices={<OutcomeNotice invoice={invoice} />}
        overview={<ProgressSection invoice={invoice} />}
        breakdown={<AmountsSection invoice={invoice} />}
        content={
          <>
            <ItemsSection invoice={invoice} />
            <PaymentsSection invoice={invoice} />
          </>
        }
        timeline={<HistorySection invoice={invoice} />}
        related={
          <>
            <RemindersSection invoiceId={invoice.id} />
            <DocumentSection invoice={invoice} />
            <CustomerSection customer={invoice.customer} isDraft={invoice.status === 'draft'} />
          </>
        }
        details={<FactsSection invoice={invoice} />}
        ending={<RemoveSection invoice={invoice} />}
      />
      <ShareDialogs invoice={invoice} />
    </>
  );
};

const DueLine = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const language = useLanguage();
  const words = useDueWords()(invoice);
  const date = formatDate(invoice.due_date, language);
  return words === undefined ? t('detail.due', { date }) : t('detail.dueIn', { date, words });
};

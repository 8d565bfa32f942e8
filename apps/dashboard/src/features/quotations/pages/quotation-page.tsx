import { formatDate } from '@dasbor/domain/kernel';
import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { AmountsSection, CustomerSection, ItemsSection } from '../../invoices/public.ts';
import type { Quotation } from '../api/types.ts';
import { useQuotation } from '../api/use-quotation.ts';
import { DocumentSection } from '../components/document-section.tsx';
import { FactsSection } from '../components/facts-section.tsx';
import { HistorySection } from '../components/history-section.tsx';
import { OutcomeNotice } from '../components/outcome-notice.tsx';
import { QuotationActions } from '../components/quotation-actions.tsx';
import { RemoveSection } from '../components/remove-section.tsx';
import { ShareDialogs } from '../components/share-dialogs.tsx';
import { quotationMeanings } from '../presentation/status-view.ts';
import { useValidWords } from '../presentation/use-valid-words.ts';

export default function QuotationPage() {
  const t = useT('quotations');
  const { id = '' } = useParams();
  const back = { to: lastAddress('quotations', quotationPaths.list()), label: t('list.title') };
  return (
    <DetailPage
      result={useQuotation(id)}
      title={t('detail.titleLoading')}
      back={back}
      permission="invoice.view"
      missing="DPAY_QUOTATION_NOT_FOUND"
    >
      {(quotation) => <Detail key={quotation.id} quotation={quotation} back={back} />}
    </DetailPage>
  );
}

const Detail = ({ quotation, back }: { quotation: Quotation; back: Back }) => {
  const t = useT('quotations');
  const { number, name, total_amount: total } = quotation;
  return (
    <>
      <DetailLayout
        header={
          <DetailHeader
            title={number === null ? t('detail.titleDraft', { name }) : t('detail.title', { number, name })}
            back={back}
            amount={total}
            status={<Status of={quotationMeanings} is={quotation.status} size="md" />}
            actions={<QuotationActions quotation={quotation} />}
          >
            <ValidLine quotation={quotation} />
          </DetailHeader>
        }
        notices={<OutcomeNotice quotation={quotation} />}
        breakdown={<AmountsSection invoice={{ ...quotation, outstanding_amount: total }} />}
        content={<ItemsSection invoice={quotation} />}
        timeline={<HistorySection quotation={quotation} />}
        related={
          <>
            <DocumentSection quotation={quotation} />
            <CustomerSection customer={{ ...quotation.customer, id: null }} />
          </>
        }
        details={<FactsSection quotation={quotation} />}
        ending={<RemoveSection quotation={quotation} />}
      />
      <ShareDialogs quotation={quotation} />
    </>
  );
};

const ValidLine = ({ quotation }: { quotation: Quotation }) => {
  const t = useT('quotations');
  const language = useLanguage();
  const words = useValidWords()(quotation);
  const date = formatDate(quotation.valid_until, language);
  return words === undefined ? t('detail.valid', { date }) : t('detail.validFor', { date, words });
};

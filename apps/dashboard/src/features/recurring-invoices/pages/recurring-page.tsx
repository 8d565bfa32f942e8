import { formatDate } from '@dasbor/domain/kernel';
import { useParams } from 'react-router-dom';
import { DetailHeader } from '../../../shared/detail/detail-header.tsx';
import { DetailLayout } from '../../../shared/detail/detail-layout.tsx';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { recurringInvoicePaths } from '../../../shared/paths/money-in/recurring-invoices.ts';
import { Status } from '../../../shared/status/status.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import type { RecurringInvoice } from '../api/types.ts';
import { useRecurring } from '../api/use-recurring.ts';
import { RecurringActions } from '../components/recurring-actions.tsx';
import {
  ContentSection,
  FactsSection,
  NextSection,
  PauseNotice,
  RunsSection,
} from '../components/recurring-sections.tsx';
import { recurringMeanings } from '../presentation/status-view.ts';
import { useRuleWords } from '../presentation/use-rule-words.ts';

export default function RecurringPage() {
  const t = useT('recurring-invoices');
  const { id = '' } = useParams();
  const back = { to: lastAddress('recurring-invoices', recurringInvoicePaths.list), label: t('list.title') };
  return (
    <DetailPage
      result={useRecurring(id)}
      title={t('detail.title')}
      back={back}
      permission="invoice.view"
      missing="DPAY_RECURRING_INVOICE_NOT_FOUND"
    >
      {(recurring) => <Detail key={recurring.id} recurring={recurring} back={back} />}
    </DetailPage>
  );
}

const Detail = ({ recurring, back }: { recurring: RecurringInvoice; back: Back }) => {
  const t = useT('recurring-invoices');
  const language = useLanguage();
  const words = useRuleWords();
  const { status, next_date: next } = recurring;
  return (
    <DetailLayout
      header={
        <DetailHeader
          title={recurring.name}
          back={back}
          amount={recurring.total_amount}
          status={<Status of={recurringMeanings} is={status} size="md" />}
          actions={<RecurringActions recurring={recurring} />}
        >
          {next === null
            ? words.day(recurring.day)
            : t('detail.next', { rule: words.day(recurring.day), date: formatDate(next, language) })}
        </DetailHeader>
      }
      notices={<PauseNotice recurring={recurring} />}
      content={
        <>
          <ContentSection recurring={recurring} />
          <RunsSection recurring={recurring} />
        </>
      }
      related={<NextSection recurring={recurring} />}
      details={<FactsSection recurring={recurring} />}
    />
  );
};

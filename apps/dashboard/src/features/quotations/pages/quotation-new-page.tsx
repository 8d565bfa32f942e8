import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useInvoiceSettings, useInvoiceToday } from '../../invoices/public.ts';
import { useAskQuotation } from '../api/use-ask-quotation.ts';
import { QuotationForm } from '../components/quotation-form.tsx';
import { emptyQuotation } from '../forms/quotation-values.ts';

type Settings = Parameters<typeof emptyQuotation>[0];

/** A separate form, and draft, for each mode. */
export default function QuotationNewPage() {
  const t = useT('quotations');
  const scope = useScope().join(' ');
  const back = { to: quotationPaths.list(), label: t('list.title') };
  return (
    <DetailPage
      result={useInvoiceSettings()}
      title={t('form.title')}
      back={back}
      permission="invoice.create"
      missing="DPAY_QUOTATION_NOT_FOUND"
    >
      {(settings) => (
        <>
          <PageHeader title={t('form.title')} description={t('form.intro')} back={back} />
          <chakra.div maxW="48rem">
            <NewQuotation key={scope} settings={settings} draftName={`${scope} quotation`} />
          </chakra.div>
        </>
      )}
    </DetailPage>
  );
}

const NewQuotation = ({ settings, draftName }: { settings: Settings; draftName: string }) => {
  const today = useInvoiceToday();
  const { create } = useAskQuotation();
  const [initial] = useState(() => emptyQuotation(settings, today));
  return (
    <QuotationForm
      initial={initial}
      usualDays={settings.quotation_days}
      draftName={draftName}
      onSave={create}
    />
  );
};

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { quotationPaths } from '../../../shared/paths/money-in/quotations.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useInvoiceSettings, useInvoiceToday } from '../../invoices/public.ts';
import type { Quotation } from '../api/types.ts';
import { useAskQuotation } from '../api/use-ask-quotation.ts';
import { useQuotation } from '../api/use-quotation.ts';
import { QuotationForm } from '../components/quotation-form.tsx';
import { emptyQuotation, valuesOf } from '../forms/quotation-values.ts';

type Settings = Parameters<typeof emptyQuotation>[0];

/** Changes a draft. An issued quotation was given to somebody, so it stays as it is. */
export default function QuotationEditPage() {
  const t = useT('quotations');
  const { id = '' } = useParams();
  const title = t('form.titleEdit');
  const back = { to: quotationPaths.detail(id), label: t('detail.titleLoading') };
  const about = { title, back, permission: 'invoice.create', missing: 'DPAY_QUOTATION_NOT_FOUND' } as const;
  const quotation = useQuotation(id);
  const settings = useInvoiceSettings();
  return (
    <DetailPage result={quotation} {...about}>
      {(draft) => (
        <DetailPage result={settings} {...about}>
          {(known) => (
            <>
              <PageHeader title={title} back={{ ...back, label: draft.name }} />
              <chakra.div maxW="48rem">
                <Edit key={draft.id} draft={draft} settings={known} />
              </chakra.div>
            </>
          )}
        </DetailPage>
      )}
    </DetailPage>
  );
}

const Edit = ({ draft, settings }: { draft: Quotation; settings: Settings }) => {
  const { masks_personal_data: isMasked } = useSession();
  const today = useInvoiceToday();
  const draftName = `${useScope().join(' ')} quotation ${draft.id}`;
  const { update } = useAskQuotation();
  // As it was when the form opened.
  const [initial] = useState(() => valuesOf(draft, { empty: emptyQuotation(settings, today), isMasked }));
  if (draft.status !== 'draft') return <Issued />;
  return (
    <QuotationForm
      initial={initial}
      usualDays={settings.quotation_days}
      draftName={draftName}
      onSave={(body) => update(draft.id, body)}
    />
  );
};

const Issued = () => {
  const { title, action } = useProblemWords({ kind: 'problem', code: 'DPAY_QUOTATION_NOT_DRAFT' });
  return (
    <Banner tone="info" title={title}>
      {action}
    </Banner>
  );
};

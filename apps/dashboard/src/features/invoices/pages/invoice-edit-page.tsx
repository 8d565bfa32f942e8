import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useProblemWords } from '../../../shared/i18n/problem-words.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { Invoice, InvoiceSettings } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';
import { useInvoice } from '../api/use-invoice.ts';
import { useInvoiceSettings } from '../api/use-invoice-settings.ts';
import { InvoiceForm } from '../components/invoice-form.tsx';
import { valuesOf } from '../forms/invoice-values.ts';

/** Changes a draft. An issued invoice was sent to somebody, so it stays as it is. */
export default function InvoiceEditPage() {
  const t = useT('invoices');
  const { id = '' } = useParams();
  const title = t('form.titleEdit');
  const back = { to: invoicePaths.detail(id), label: t('detail.titleLoading') };
  const about = { title, back, permission: 'invoice.create', missing: 'DPAY_INVOICE_NOT_FOUND' } as const;
  const invoice = useInvoice(id);
  const settings = useInvoiceSettings();
  return (
    <DetailPage result={invoice} {...about}>
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

const Edit = ({ draft, settings }: { draft: Invoice; settings: InvoiceSettings }) => {
  const { masks_personal_data: isMasked } = useSession();
  const { count } = useFormat();
  const draftName = `${useScope().join(' ')} invoice ${draft.id}`;
  const { update } = useAskInvoice();
  // As it was when the form opened.
  const [initial] = useState(() => valuesOf(draft, { isMasked, grouped: count }));
  if (draft.status !== 'draft') return <Issued />;
  return (
    <InvoiceForm
      initial={initial}
      settings={settings}
      draftName={draftName}
      onSave={(body) => update(draft.id, body)}
    />
  );
};

const Issued = () => {
  const { title, action } = useProblemWords({ kind: 'problem', code: 'DPAY_INVOICE_NOT_DRAFT' });
  return (
    <Banner tone="info" title={title}>
      {action}
    </Banner>
  );
};

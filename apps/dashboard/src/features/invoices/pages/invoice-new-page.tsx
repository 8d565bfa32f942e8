import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import type { InvoiceSettings } from '../api/types.ts';
import { useAskInvoice } from '../api/use-ask-invoice.ts';
import { useInvoiceSettings } from '../api/use-invoice-settings.ts';
import { InvoiceForm } from '../components/invoice-form.tsx';
import { emptyInvoice } from '../forms/invoice-values.ts';
import { useInvoiceToday } from '../presentation/use-invoice-today.ts';

/** A separate form, and draft, for each mode. */
export default function InvoiceNewPage() {
  const t = useT('invoices');
  const scope = useScope().join(' ');
  const back = { to: invoicePaths.list(), label: t('list.title') };
  return (
    <DetailPage
      result={useInvoiceSettings()}
      title={t('form.title')}
      back={back}
      permission="invoice.create"
      missing="DPAY_INVOICE_NOT_FOUND"
    >
      {(settings) => (
        <>
          <PageHeader title={t('form.title')} description={t('form.intro')} back={back} />
          <chakra.div maxW="48rem">
            <NewInvoice key={scope} settings={settings} draftName={`${scope} invoice`} />
          </chakra.div>
        </>
      )}
    </DetailPage>
  );
}

const NewInvoice = ({ settings, draftName }: { settings: InvoiceSettings; draftName: string }) => {
  const today = useInvoiceToday();
  const { create } = useAskInvoice();
  const [initial] = useState(() => emptyInvoice(settings, today));
  return <InvoiceForm initial={initial} settings={settings} draftName={draftName} onSave={create} />;
};

import { chakra } from '@chakra-ui/react';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { invoicePaths } from '../../../shared/paths/money-in/invoices.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useInvoiceSettings } from '../api/use-invoice-settings.ts';
import { SettingsForm } from '../components/settings-form.tsx';

/** For live and sandbox, and everybody of the merchant. */
export default function InvoiceSettingsPage() {
  const t = useT('invoices');
  const scope = useScope().join(' ');
  const settings = useInvoiceSettings();
  const back = { to: invoicePaths.list(), label: t('list.title') };
  return (
    <DetailPage
      result={settings}
      title={t('settings.title')}
      back={back}
      permission="invoice.create"
      missing="DPAY_INVOICE_NOT_FOUND"
    >
      {(saved) => (
        <>
          <PageHeader title={t('settings.title')} description={t('settings.intro')} back={back} />
          <chakra.div maxW="44rem">
            <SettingsForm
              // A new start when somebody saves, so that the saved values are what a draft is compared with.
              key={`${scope} ${JSON.stringify(saved)}`}
              settings={saved}
              onSave={settings.save}
              draftName={`${scope} invoice-settings`}
            />
          </chakra.div>
        </>
      )}
    </DetailPage>
  );
}

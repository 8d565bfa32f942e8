import { chakra } from '@chakra-ui/react';
import { daysBetween } from '@dasbor/domain/kernel';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DetailPage } from '../../../shared/detail/detail-page.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { recurringInvoicePaths } from '../../../shared/paths/money-in/recurring-invoices.ts';
import { useScope, useSession } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import {
  emptyInvoice,
  invoiceValuesOf,
  useInvoice,
  useInvoiceSettings,
  useInvoiceToday,
} from '../../invoices/public.ts';
import { RecurringForm } from '../components/recurring-form.tsx';
import { type RecurringValues, startValues, valuesLike } from '../forms/recurring-values.ts';

/** An empty form, or one that is filled in like an invoice. */
export default function RecurringNewPage() {
  const [params] = useSearchParams();
  const from = params.get('from');
  return from === null ? <FromSettings /> : <FromInvoice key={from} id={from} />;
}

const FromSettings = () => {
  const t = useT('recurring-invoices');
  const today = useInvoiceToday();
  return (
    <DetailPage
      result={useInvoiceSettings()}
      title={t('form.title')}
      back={useBack()}
      permission="invoice.create"
      missing="DPAY_INVOICE_NOT_FOUND"
    >
      {(settings) => (
        <NewRecurring
          start={() => startValues(emptyInvoice(settings, today), today, settings.due_days)}
          name="new"
        />
      )}
    </DetailPage>
  );
};

const FromInvoice = ({ id }: { id: string }) => {
  const t = useT('recurring-invoices');
  const today = useInvoiceToday();
  const { masks_personal_data: isMasked } = useSession();
  const { count } = useFormat();
  return (
    <DetailPage
      result={useInvoice(id)}
      title={t('form.title')}
      back={useBack()}
      permission="invoice.view"
      missing="DPAY_INVOICE_NOT_FOUND"
    >
      {(invoice) => (
        <NewRecurring
          start={() =>
            valuesLike(
              invoiceValuesOf(invoice, { isMasked, grouped: count }),
              today,
              daysBetween(invoice.start_date, invoice.due_date),
            )
          }
          name={id}
        />
      )}
    </DetailPage>
  );
};

const useBack = () => {
  const t = useT('recurring-invoices');
  return { to: recurringInvoicePaths.list, label: t('list.title') };
};

type NewRecurringProps = { start: () => RecurringValues; name: string };

const NewRecurring = ({ start, name }: NewRecurringProps) => {
  const t = useT('recurring-invoices');
  const scope = useScope().join(' ');
  const [initial] = useState(start);
  return (
    <>
      <PageHeader title={t('form.title')} description={t('form.intro')} back={useBack()} />
      <chakra.div maxW="48rem">
        <RecurringForm key={scope} initial={initial} draftName={`${scope} recurring-invoice ${name}`} />
      </chakra.div>
    </>
  );
};

import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { useWhose } from '../../subaccounts/public.ts';
import type { Payment } from '../api/types.ts';
import { usePayments } from '../api/use-payments.ts';
import { paymentPaths } from '../paths.ts';
import { usePaymentCard, usePaymentColumns } from './payment-columns.tsx';
import { usePaymentFields } from './payment-fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function PaymentsPage() {
  return <PaymentList key={useScope().join(' ')} />;
}

function PaymentList() {
  const t = useT('payments');
  const whose = useWhose<Payment>(t('filter.subaccount'));
  const fields = [...usePaymentFields(), ...whose.fields];
  const list = useListQuery('payments', fields);
  const result = usePayments(list);

  return (
    <ListPage
      title={t('list.title')}
      list={list}
      result={result}
      columns={whose.beside(usePaymentColumns())}
      fields={fields}
      rowPath={(payment) => paymentPaths.detail(payment.id)}
      card={usePaymentCard()}
      searchPlaceholder={t('list.search')}
      permission="payment.view"
      empty={{ title: t('list.empty.title'), description: t('list.empty.description') }}
    />
  );
}

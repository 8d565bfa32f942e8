import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import type { Back } from '../../../shared/ui/back-link.tsx';
import { usePaymentCard, usePaymentColumns, usePaymentFields } from '../../payments/public.ts';
import type { Subaccount } from '../api/types.ts';
import { useSubaccountPayments } from '../api/use-subaccount-payments.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';
import { subaccountPaths } from '../paths.ts';

export default function SubaccountPaymentsPage() {
  return (
    <OfSubaccount>{(subaccount, back) => <Payments subaccount={subaccount} back={back} />}</OfSubaccount>
  );
}

/** What customers paid, and are to pay, into its balance. */
function Payments({ subaccount, back }: { subaccount: Subaccount; back: Back }) {
  const t = useT('subaccounts');
  const fields = usePaymentFields();
  const list = useListQuery('subaccount-payments', fields);
  return (
    <ListPage
      title={subaccount.name}
      label={t('tab.payments')}
      back={back}
      intro={<SubaccountIntro subaccount={subaccount} tab="payments" />}
      actions={<SubaccountActions subaccount={subaccount} />}
      list={list}
      result={useSubaccountPayments(subaccount.id, list)}
      columns={usePaymentColumns()}
      fields={fields}
      rowPath={(payment) => subaccountPaths.payment(subaccount.id, payment.id)}
      card={usePaymentCard()}
      searchPlaceholder={t('payments.search')}
      permission="payment.view"
      empty={{ title: t('payments.empty.title'), description: t('payments.empty.description') }}
    />
  );
}

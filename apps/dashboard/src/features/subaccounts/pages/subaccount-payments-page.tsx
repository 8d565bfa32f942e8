import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { paymentList } from '../../payments/public.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

/** Paid and pending customer payments into its balance. */
export default function SubaccountPaymentsPage() {
  const t = useT('subaccounts');
  return (
    <OfSubaccount>
      {(subaccount, back) => (
        <RecordList
          of={paymentList}
          name="subaccount-payments"
          filters={{ subaccount_id: subaccount.id }}
          title={subaccount.name}
          label={t('tab.payments')}
          back={back}
          intro={<SubaccountIntro subaccount={subaccount} tab="payments" />}
          actions={<SubaccountActions subaccount={subaccount} />}
          rowPath={(payment) => subaccountPaths.payment(subaccount.id, payment.id)}
          searchPlaceholder={t('payments.search')}
          empty={{ title: t('payments.empty.title'), description: t('payments.empty.description') }}
        />
      )}
    </OfSubaccount>
  );
}

import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { batchList } from '../../disbursements/public.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';

/** Batches that are paid from its balance. */
export default function SubaccountDisbursementsPage() {
  const t = useT('subaccounts');
  return (
    <OfSubaccount>
      {(subaccount, back) => (
        <RecordList
          of={batchList}
          name="subaccount-disbursements"
          filters={{ subaccount_id: subaccount.id }}
          title={subaccount.name}
          label={t('tab.disbursements')}
          back={back}
          intro={<SubaccountIntro subaccount={subaccount} tab="disbursements" />}
          actions={<SubaccountActions subaccount={subaccount} />}
          searchPlaceholder={t('disbursements.search')}
          empty={{ title: t('disbursements.empty.title'), description: t('disbursements.empty.description') }}
        />
      )}
    </OfSubaccount>
  );
}

import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';
import { settlementList } from '../../settlements/public.ts';

/** Its customers' payments as settled to its balance each day. */
export default function SubaccountSettlementsPage() {
  const t = useT('subaccounts');
  return (
    <OfSubaccount>
      {(subaccount, back) => (
        <RecordList
          of={settlementList}
          name="subaccount-settlements"
          filters={{ subaccount_id: subaccount.id }}
          title={subaccount.name}
          label={t('tab.settlements')}
          back={back}
          intro={<SubaccountIntro subaccount={subaccount} tab="settlements" />}
          actions={<SubaccountActions subaccount={subaccount} />}
          rowPath={(row) => subaccountPaths.settlement(subaccount.id, row.id)}
          empty={{ title: t('settlements.empty.title'), description: t('settlements.empty.description') }}
        />
      )}
    </OfSubaccount>
  );
}

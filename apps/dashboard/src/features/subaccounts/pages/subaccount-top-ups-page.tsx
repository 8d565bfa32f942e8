import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { topUpList } from '../../top-ups/public.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';

export default function SubaccountTopUpsPage() {
  const t = useT('subaccounts');
  return (
    <OfSubaccount>
      {(subaccount, back) => (
        <RecordList
          of={topUpList}
          name="subaccount-top-ups"
          filters={{ subaccount_id: subaccount.id }}
          title={subaccount.name}
          label={t('tab.topUps')}
          back={back}
          intro={<SubaccountIntro subaccount={subaccount} tab="topUps" />}
          actions={<SubaccountActions subaccount={subaccount} />}
          searchPlaceholder={t('topUps.search')}
          empty={{ title: t('topUps.empty.title'), description: t('topUps.empty.description') }}
        />
      )}
    </OfSubaccount>
  );
}

import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { fundTransferList } from '../../fund-transfers/public.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';

/** From or to this subaccount. */
export default function SubaccountTransfersPage() {
  const t = useT('subaccounts');
  return (
    <OfSubaccount>
      {(subaccount, back) => (
        <RecordList
          of={fundTransferList}
          name="subaccount-transfers"
          filters={{ subaccount_id: subaccount.id }}
          title={subaccount.name}
          label={t('tab.transfers')}
          back={back}
          intro={<SubaccountIntro subaccount={subaccount} tab="transfers" />}
          actions={<SubaccountActions subaccount={subaccount} />}
          searchPlaceholder={t('transfers.search')}
          empty={{ title: t('transfers.empty.title'), description: t('transfers.empty.description') }}
        />
      )}
    </OfSubaccount>
  );
}

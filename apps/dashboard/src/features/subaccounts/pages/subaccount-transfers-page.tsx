import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import type { Back } from '../../../shared/ui/back-link.tsx';
import {
  fundTransferPaths,
  useFundTransferCard,
  useFundTransferColumns,
  useFundTransferFields,
  useFundTransfers,
} from '../../fund-transfers/public.ts';
import type { Subaccount } from '../api/types.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';

export default function SubaccountTransfersPage() {
  return (
    <OfSubaccount>{(subaccount, back) => <Transfers subaccount={subaccount} back={back} />}</OfSubaccount>
  );
}

/** From or to this subaccount. */
function Transfers({ subaccount, back }: { subaccount: Subaccount; back: Back }) {
  const t = useT('subaccounts');
  const fields = useFundTransferFields();
  const list = useListQuery('subaccount-transfers', fields);
  return (
    <ListPage
      title={subaccount.name}
      label={t('tab.transfers')}
      back={back}
      intro={<SubaccountIntro subaccount={subaccount} tab="transfers" />}
      actions={<SubaccountActions subaccount={subaccount} />}
      list={list}
      result={useFundTransfers(list, subaccount.id)}
      columns={useFundTransferColumns()}
      fields={fields}
      rowPath={(transfer) => fundTransferPaths.detail(transfer.id)}
      card={useFundTransferCard()}
      searchPlaceholder={t('transfers.search')}
      permission="subaccount.view"
      empty={{ title: t('transfers.empty.title'), description: t('transfers.empty.description') }}
    />
  );
}

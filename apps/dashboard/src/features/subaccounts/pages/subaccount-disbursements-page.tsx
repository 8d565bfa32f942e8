import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import type { Back } from '../../../shared/ui/back-link.tsx';
import {
  disbursementPaths,
  useBatchCard,
  useBatchColumns,
  useBatchFields,
} from '../../disbursements/public.ts';
import type { Subaccount } from '../api/types.ts';
import { useSubaccountDisbursements } from '../api/use-subaccount-disbursements.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';

export default function SubaccountDisbursementsPage() {
  return (
    <OfSubaccount>{(subaccount, back) => <Disbursements subaccount={subaccount} back={back} />}</OfSubaccount>
  );
}

/** Batches that are paid from its balance. */
function Disbursements({ subaccount, back }: { subaccount: Subaccount; back: Back }) {
  const t = useT('subaccounts');
  const fields = useBatchFields();
  const list = useListQuery('subaccount-disbursements', fields);
  return (
    <ListPage
      title={subaccount.name}
      label={t('tab.disbursements')}
      back={back}
      intro={<SubaccountIntro subaccount={subaccount} tab="disbursements" />}
      actions={<SubaccountActions subaccount={subaccount} />}
      list={list}
      result={useSubaccountDisbursements(subaccount.id, list)}
      columns={useBatchColumns()}
      fields={fields}
      rowPath={(batch) => disbursementPaths.detail(batch.id)}
      card={useBatchCard()}
      searchPlaceholder={t('disbursements.search')}
      permission="disbursement.view"
      empty={{ title: t('disbursements.empty.title'), description: t('disbursements.empty.description') }}
    />
  );
}

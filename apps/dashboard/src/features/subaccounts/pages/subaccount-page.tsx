import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import type { Back } from '../../../shared/ui/back-link.tsx';
import {
  balancePaths,
  thingOf,
  useEntryCard,
  useEntryColumns,
  useEntryFields,
  useMoneyEvents,
} from '../../balance/public.ts';
import type { Subaccount } from '../api/types.ts';
import { useSubaccountEntries } from '../api/use-subaccount-entries.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';

export default function SubaccountPage() {
  return <OfSubaccount>{(subaccount, back) => <History subaccount={subaccount} back={back} />}</OfSubaccount>;
}

/** What moved in its balance, as on a bank statement. */
function History({ subaccount, back }: { subaccount: Subaccount; back: Back }) {
  const t = useT('subaccounts');
  const fields = useEntryFields();
  const list = useListQuery('subaccount-entries', fields);
  const result = useSubaccountEntries(subaccount.id, list);
  useMoneyEvents(() => {
    if (list.query.action === 'first') result.retry();
  });
  return (
    <ListPage
      title={subaccount.name}
      label={t('tab.detail')}
      back={back}
      intro={<SubaccountIntro subaccount={subaccount} tab="detail" />}
      actions={<SubaccountActions subaccount={subaccount} />}
      list={list}
      result={result}
      columns={useEntryColumns()}
      fields={fields}
      rowPath={(entry) => balancePaths.trace(thingOf(entry.reference_id).id)}
      card={useEntryCard()}
      searchPlaceholder={t('entries.search')}
      permission="subaccount.view"
      empty={{ title: t('entries.empty.title'), description: t('entries.empty.description') }}
    />
  );
}

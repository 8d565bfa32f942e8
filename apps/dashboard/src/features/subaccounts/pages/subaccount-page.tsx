import { useT } from '../../../shared/i18n/use-t.ts';
import { useRecordList } from '../../../shared/list/define/use-record-list.tsx';
import { ListPage } from '../../../shared/list/list-page.tsx';
import type { Back } from '../../../shared/ui/page/back-link.tsx';
import { useMoneyEvents } from '../../../shared/lib/events/use-money-events.ts';
import type { Subaccount } from '../api/types.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';
import { subaccountEntryList } from '../entry-list.tsx';

export default function SubaccountPage() {
  return <OfSubaccount>{(subaccount, back) => <History subaccount={subaccount} back={back} />}</OfSubaccount>;
}

/** Its balance history, like a bank statement. */
const History = ({ subaccount, back }: { subaccount: Subaccount; back: Back }) => {
  const t = useT('subaccounts');
  const entries = useRecordList(subaccountEntryList, { path: { id: subaccount.id } });
  const { list, result } = entries;
  useMoneyEvents(() => {
    if (list.query.action === 'first') result.retry();
  });
  return (
    <ListPage
      {...entries}
      title={subaccount.name}
      label={t('tab.detail')}
      back={back}
      intro={<SubaccountIntro subaccount={subaccount} tab="detail" />}
      actions={<SubaccountActions subaccount={subaccount} />}
      searchPlaceholder={t('entries.search')}
      empty={{ title: t('entries.empty.title'), description: t('entries.empty.description') }}
    />
  );
};

import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import type { Back } from '../../../shared/ui/back-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { groupDigits } from '../../payments/public.ts';
import { TopUpStatusBadge, topUpPaths, useTopUpColumns, useTopUpFields } from '../../top-ups/public.ts';
import type { Subaccount } from '../api/types.ts';
import { useSubaccountTopUps } from '../api/use-subaccount-top-ups.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';

export default function SubaccountTopUpsPage() {
  return <OfSubaccount>{(subaccount, back) => <TopUps subaccount={subaccount} back={back} />}</OfSubaccount>;
}

function TopUps({ subaccount, back }: { subaccount: Subaccount; back: Back }) {
  const t = useT('subaccounts');
  const fields = useTopUpFields();
  const list = useListQuery('subaccount-top-ups', fields);
  return (
    <ListPage
      title={subaccount.name}
      label={t('tab.topUps')}
      back={back}
      intro={<SubaccountIntro subaccount={subaccount} tab="topUps" />}
      actions={<SubaccountActions subaccount={subaccount} />}
      list={list}
      result={useSubaccountTopUps(subaccount.id, list)}
      columns={useTopUpColumns()}
      fields={fields}
      rowPath={(topUp) => topUpPaths.detail(topUp.id)}
      card={(topUp) => ({
        title: groupDigits(topUp.va_number),
        amount: <Money value={topUp.amount} />,
        meta: (
          <>
            {topUp.bank_name} · <Time value={topUp.created_at} />
          </>
        ),
        status: <TopUpStatusBadge status={topUp.status} />,
      })}
      searchPlaceholder={t('topUps.search')}
      permission="topup.view"
      empty={{ title: t('topUps.empty.title'), description: t('topUps.empty.description') }}
    />
  );
}

import { formatDate } from '@dasbor/domain/kernel';
import { PAYMENT_METHODS, SETTLEMENT_STATUSES } from '@dasbor/domain/payments';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { statusOptions } from '../../../shared/status/use-named-status.ts';
import type { Back } from '../../../shared/ui/back-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { SettlementStatusBadge, useSettlementStatus } from '../../payments/public.ts';
import type { Subaccount } from '../api/types.ts';
import { useSubaccountSettlements } from '../api/use-settlements.ts';
import { OfSubaccount } from '../components/of-subaccount.tsx';
import { SubaccountActions } from '../components/subaccount-actions.tsx';
import { SubaccountIntro } from '../components/subaccount-intro.tsx';
import { subaccountPaths } from '../paths.ts';
import { useSettlementColumns } from './settlement-columns.tsx';

export default function SubaccountSettlementsPage() {
  return (
    <OfSubaccount>{(subaccount, back) => <Settlements subaccount={subaccount} back={back} />}</OfSubaccount>
  );
}

/** What its customers paid, as it arrived in its balance from day to day. */
function Settlements({ subaccount, back }: { subaccount: Subaccount; back: Back }) {
  const t = useT('subaccounts');
  const ofPayments = useT('payments');
  const language = useLanguage();
  const fields = useFields();
  const list = useListQuery('subaccount-settlements', fields);
  return (
    <ListPage
      title={subaccount.name}
      label={t('tab.settlements')}
      back={back}
      intro={<SubaccountIntro subaccount={subaccount} tab="settlements" />}
      actions={<SubaccountActions subaccount={subaccount} />}
      list={list}
      result={useSubaccountSettlements(subaccount.id, list)}
      columns={useSettlementColumns()}
      fields={fields}
      rowPath={(row) => subaccountPaths.settlement(subaccount.id, row.id)}
      card={(row) => ({
        title: row.merchant_settlement_due_date
          ? formatDate(row.merchant_settlement_due_date, language)
          : row.id,
        amount: <Money value={row.amount} />,
        meta: `${ofPayments(`method.${row.method}`)} · ${t('settlements.ofPayments', { count: row.payment_count })}`,
        status: <SettlementStatusBadge status={row.status} />,
      })}
      searchPlaceholder={t('settlements.search')}
      permission="settlement.view"
      empty={{ title: t('settlements.empty.title'), description: t('settlements.empty.description') }}
    />
  );
}

function useFields(): readonly FilterField[] {
  const t = useT('payments');
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('filter.status'),
      single: true,
      options: statusOptions(SETTLEMENT_STATUSES, useSettlementStatus()),
    },
    {
      kind: 'choices',
      name: 'method',
      label: t('filter.method'),
      options: PAYMENT_METHODS.map((value) => ({ value, label: t(`method.${value}`) })),
    },
  ];
}

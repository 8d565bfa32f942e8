import { may } from '@dasbor/domain/access';
import { SUBACCOUNT_STATUSES, SUBACCOUNT_TYPES } from '@dasbor/domain/subaccounts';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { FilterField } from '../../../shared/list/filter-fields.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { useSubaccounts } from '../api/use-subaccounts.ts';
import { SubaccountStatusBadge } from '../components/subaccount-status-badge.tsx';
import { subaccountPaths } from '../paths.ts';
import { useSubaccountColumns } from './subaccount-columns.tsx';
import { statusOptions } from '../../../shared/status/use-named-status.ts';
import { useSubaccountStatus } from '../presentation/use-subaccount-status.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function SubaccountsPage() {
  return <SubaccountList key={useScope().join(' ')} />;
}

function SubaccountList() {
  const t = useT('subaccounts');
  const fields = useFields();
  const list = useListQuery('subaccounts', fields);
  const mayCreate = may(useWho(), { permission: 'subaccount.create', feature: 'subaccount' }).ok;
  const create = mayCreate ? (
    <LinkButton size="sm" variant="primary">
      <Link to={subaccountPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  ) : null;
  return (
    <ListPage
      title={t('list.title')}
      actions={create}
      list={list}
      result={useSubaccounts(list)}
      columns={useSubaccountColumns()}
      fields={fields}
      isUndated
      rowPath={(row) => subaccountPaths.detail(row.id)}
      card={(row) => ({
        title: row.name,
        amount: <Money value={row.available} />,
        note: row.account_id,
        meta: row.email,
        status: <SubaccountStatusBadge status={row.status} />,
      })}
      searchPlaceholder={t('list.search')}
      permission="subaccount.view"
      empty={{ title: t('list.empty.title'), description: t('list.empty.description'), action: create }}
    />
  );
}

function useFields(): readonly FilterField[] {
  const t = useT('subaccounts');
  return [
    {
      kind: 'choices',
      name: 'status',
      label: t('column.status'),
      options: statusOptions(SUBACCOUNT_STATUSES, useSubaccountStatus()),
    },
    {
      kind: 'choices',
      name: 'type',
      label: t('form.type'),
      options: SUBACCOUNT_TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
    },
  ];
}

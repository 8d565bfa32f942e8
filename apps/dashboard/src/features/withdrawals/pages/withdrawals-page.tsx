import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { balancePaths } from '../../balance/paths.ts';
import { useWithdrawals } from '../api/use-withdrawals.ts';
import { WithdrawalStatusBadge } from '../components/withdrawal-status-badge.tsx';
import { withdrawalPaths } from '../paths.ts';
import { useWithdrawalColumns } from './withdrawal-columns.tsx';
import { useWithdrawalFields } from './withdrawal-fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function WithdrawalsPage() {
  return <WithdrawalList key={useScope().join(' ')} />;
}

function WithdrawalList() {
  const t = useT('withdrawals');
  const fields = useWithdrawalFields();
  const list = useListQuery('withdrawals', fields);
  const create = (
    <LinkButton size="sm" variant="primary">
      <Link to={withdrawalPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  );
  return (
    <ListPage
      title={t('list.title')}
      back={{ to: balancePaths.balance, label: t('form.back') }}
      actions={
        <>
          <LinkButton size="sm">
            <Link to={withdrawalPaths.schedule}>{t('list.schedule')}</Link>
          </LinkButton>
          {create}
        </>
      }
      list={list}
      result={useWithdrawals(list)}
      columns={useWithdrawalColumns()}
      fields={fields}
      rowPath={(row) => withdrawalPaths.detail(row.id)}
      card={(row) => ({
        title: row.bank_name,
        amount: <Money value={row.amount} />,
        note: `${row.account_number} · ${row.account_name}`,
        meta: <Time value={row.created_at} />,
        status: <WithdrawalStatusBadge status={row.status} />,
      })}
      searchPlaceholder={t('list.search')}
      permission="withdrawal.view"
      empty={{ title: t('list.empty.title'), description: t('list.empty.description'), action: create }}
    />
  );
}

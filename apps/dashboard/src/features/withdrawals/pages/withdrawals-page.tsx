import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { withdrawalList } from '../list.tsx';
import { withdrawalPaths } from '../../../shared/paths/money-out/withdrawals.ts';

export default function WithdrawalsPage() {
  const t = useT('withdrawals');
  const create = (
    <LinkButton size="sm" variant="primary">
      <Link to={withdrawalPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  );
  return (
    <RecordList
      of={withdrawalList}
      back={{ to: balancePaths.balance, label: t('form.back') }}
      actions={
        <>
          <LinkButton size="sm">
            <Link to={withdrawalPaths.schedule}>{t('list.schedule')}</Link>
          </LinkButton>
          {create}
        </>
      }
      emptyAction={create}
    />
  );
}

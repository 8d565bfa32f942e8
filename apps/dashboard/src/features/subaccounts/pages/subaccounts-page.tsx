import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { subaccountList } from '../list.tsx';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

export default function SubaccountsPage() {
  const t = useT('subaccounts');
  const mayCreate = may(useWho(), { permission: 'subaccount.create', feature: 'subaccount' }).ok;
  const create = mayCreate ? (
    <LinkButton size="sm" variant="primary">
      <Link to={subaccountPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  ) : null;
  return <RecordList of={subaccountList} actions={create} emptyAction={create} />;
}

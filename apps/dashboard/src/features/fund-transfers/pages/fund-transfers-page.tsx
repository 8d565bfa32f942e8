import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { fundTransferList } from '../list.tsx';
import { fundTransferPaths } from '../../../shared/paths/money-out/fund-transfers.ts';

export default function FundTransfersPage() {
  const t = useT('fund-transfers');
  const mayAsk = may(useWho(), { permission: 'subaccount.create', feature: 'fund_transfer' }).ok;
  const create = mayAsk ? (
    <LinkButton size="sm" variant="primary">
      <Link to={fundTransferPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  ) : null;
  return <RecordList of={fundTransferList} actions={create} emptyAction={create} />;
}

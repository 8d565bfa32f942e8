import { may } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope, useWho } from '../../../shared/state/session.ts';
import { LinkButton } from '../../../shared/ui/button.tsx';
import { useFundTransfers } from '../api/use-fund-transfers.ts';
import { fundTransferPaths } from '../paths.ts';
import { useFundTransferCard, useFundTransferColumns } from './fund-transfer-columns.tsx';
import { useFundTransferFields } from './fund-transfer-fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function FundTransfersPage() {
  return <FundTransferList key={useScope().join(' ')} />;
}

function FundTransferList() {
  const t = useT('fund-transfers');
  const fields = useFundTransferFields();
  const list = useListQuery('fund-transfers', fields);
  const mayAsk = may(useWho(), { permission: 'subaccount.create', feature: 'fund_transfer' }).ok;
  const create = mayAsk ? (
    <LinkButton size="sm" variant="primary">
      <Link to={fundTransferPaths.create}>{t('list.create')}</Link>
    </LinkButton>
  ) : null;
  return (
    <ListPage
      title={t('list.title')}
      actions={create}
      list={list}
      result={useFundTransfers(list)}
      columns={useFundTransferColumns()}
      fields={fields}
      rowPath={(row) => fundTransferPaths.detail(row.id)}
      card={useFundTransferCard()}
      searchPlaceholder={t('list.search')}
      permission="subaccount.view"
      empty={{ title: t('list.empty.title'), description: t('list.empty.description'), action: create }}
    />
  );
}

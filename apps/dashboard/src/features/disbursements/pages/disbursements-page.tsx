import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { useWhose } from '../../subaccounts/public.ts';
import type { Disbursement } from '../api/types.ts';
import { useDisbursements } from '../api/use-disbursements.ts';
import { CreateAction } from '../components/create-action.tsx';
import { SectionTabs } from '../components/section-tabs.tsx';
import { disbursementPaths } from '../paths.ts';
import { useBatchCard, useBatchColumns } from './batch-columns.tsx';
import { useBatchFields } from './fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function DisbursementsPage() {
  return <BatchList key={useScope().join(' ')} />;
}

function BatchList() {
  const t = useT('disbursements');
  const whose = useWhose<Disbursement>(t('filter.subaccount'));
  const fields = [...useBatchFields(), ...whose.fields];
  const list = useListQuery('disbursements', fields);
  return (
    <ListPage
      title={t('list.title')}
      actions={<CreateAction />}
      intro={<SectionTabs />}
      list={list}
      result={useDisbursements(list)}
      columns={whose.beside(useBatchColumns())}
      fields={fields}
      rowPath={(batch) => disbursementPaths.detail(batch.id)}
      card={useBatchCard()}
      searchPlaceholder={t('list.search')}
      permission="disbursement.view"
      empty={{
        title: t('list.empty.title'),
        description: t('list.empty.description'),
        action: <CreateAction />,
      }}
    />
  );
}

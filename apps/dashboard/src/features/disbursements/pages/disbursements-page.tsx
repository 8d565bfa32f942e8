import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import { useDisbursements } from '../api/use-disbursements.ts';
import { CreateAction } from '../components/create-action.tsx';
import { SectionTabs } from '../components/section-tabs.tsx';
import { BatchStatusBadge } from '../components/status-badges.tsx';
import { disbursementPaths } from '../paths.ts';
import { useCountWords } from '../presentation/use-count-words.ts';
import { useBatchColumns } from './batch-columns.tsx';
import { useBatchFields } from './fields.ts';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function DisbursementsPage() {
  return <BatchList key={useScope().join(' ')} />;
}

function BatchList() {
  const t = useT('disbursements');
  const counted = useCountWords();
  const fields = useBatchFields();
  const list = useListQuery('disbursements', fields);
  return (
    <ListPage
      title={t('list.title')}
      actions={<CreateAction />}
      intro={<SectionTabs />}
      list={list}
      result={useDisbursements(list)}
      columns={useBatchColumns()}
      fields={fields}
      rowPath={(batch) => disbursementPaths.detail(batch.id)}
      card={(batch) => ({
        title: batch.name,
        amount: <Money value={batch.notice.total} />,
        note: `${counted('payouts', batch.counts.total)} · ${batch.maker.name}`,
        meta: <Time value={batch.created_at} />,
        status: <BatchStatusBadge status={batch.status} />,
      })}
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

import { useT } from '../../../shared/i18n/use-t.ts';
import { ListPage } from '../../../shared/list/list-page.tsx';
import { useListQuery } from '../../../shared/list/use-list-query.ts';
import { useScope } from '../../../shared/state/session.ts';
import { Time } from '../../../shared/ui/time.tsx';
import { useSearchItems } from '../api/use-search-items.ts';
import { CreateAction } from '../components/create-action.tsx';
import { SectionTabs } from '../components/section-tabs.tsx';
import { disbursementPaths } from '../paths.ts';
import { useItemFields } from './fields.ts';
import { useItemCard, useItemColumns } from './item-columns.tsx';

/** One list per mode and merchant: rows of the one before are never kept on screen for the next. */
export default function ItemsPage() {
  return <ItemSearch key={useScope().join(' ')} />;
}

function ItemSearch() {
  const t = useT('disbursements');
  const fields = useItemFields();
  const list = useListQuery('disbursement-items', fields);
  const card = useItemCard();
  return (
    <ListPage
      title={t('list.title')}
      label={t('items.searchTitle')}
      actions={<CreateAction />}
      intro={<SectionTabs />}
      list={list}
      result={useSearchItems(list)}
      columns={useItemColumns('all-batches')}
      fields={fields}
      rowPath={(item) => disbursementPaths.item(item.id)}
      card={(item) => ({ ...card(item), meta: <Time value={item.created_at} /> })}
      searchPlaceholder={t('items.search')}
      permission="disbursement.view"
      empty={{ title: t('items.empty.title'), description: t('items.empty.description') }}
    />
  );
}

import { useT } from '../../../shared/i18n/use-t.ts';
import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { CreateAction } from '../components/create-action.tsx';
import { SectionTabs } from '../components/section-tabs.tsx';
import { itemList } from '../item-list.tsx';

export default function ItemsPage() {
  const t = useT('disbursements');
  return (
    <RecordList
      of={itemList}
      title={t('list.title')}
      label={t('items.searchTitle')}
      actions={<CreateAction />}
      intro={<SectionTabs />}
    />
  );
}

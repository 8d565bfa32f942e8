import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { CreateAction } from '../components/create-action.tsx';
import { SectionTabs } from '../components/section-tabs.tsx';
import { batchList } from '../list.tsx';

export default function DisbursementsPage() {
  return (
    <RecordList
      of={batchList}
      actions={<CreateAction />}
      intro={<SectionTabs />}
      emptyAction={<CreateAction />}
    />
  );
}

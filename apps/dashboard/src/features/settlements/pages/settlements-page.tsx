import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { settlementList } from '../list.tsx';

export default function SettlementsPage() {
  return <RecordList of={settlementList} />;
}

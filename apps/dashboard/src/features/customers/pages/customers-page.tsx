import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { customerList } from '../list.tsx';

export default function CustomersPage() {
  return <RecordList of={customerList} />;
}

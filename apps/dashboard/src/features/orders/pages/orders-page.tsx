import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { orderList } from '../list.tsx';

export default function OrdersPage() {
  return <RecordList of={orderList} />;
}

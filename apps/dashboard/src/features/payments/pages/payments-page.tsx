import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { paymentList } from '../list.tsx';

export default function PaymentsPage() {
  return <RecordList of={paymentList} />;
}

import { RecordList } from '../../../shared/list/define/record-list.tsx';
import { CreateRefundLink } from '../components/create-refund-link.tsx';
import { refundList } from '../list.tsx';

export default function RefundsPage() {
  const create = <CreateRefundLink />;
  return <RecordList of={refundList} actions={create} emptyAction={create} />;
}

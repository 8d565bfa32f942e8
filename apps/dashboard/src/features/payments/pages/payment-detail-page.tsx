import { useParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { PaymentRecord } from '../components/payment-record.tsx';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';

export default function PaymentDetailPage() {
  const t = useT('payments');
  const { id = '' } = useParams();
  const back = { to: lastAddress('payments', paymentPaths.list()), label: t('list.title') };
  return <PaymentRecord id={id} back={back} />;
}

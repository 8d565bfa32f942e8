import { Navigate, useParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { paymentPaths } from '../../../shared/paths/money-in/payments.ts';
import { PaymentRecord, usePayment } from '../../payments/public.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

/** A payment opened from a subaccount's list, with a link back. Payments of others have a different URL. */
export default function SubaccountPaymentPage() {
  const t = useT('subaccounts');
  const { id = '', paymentId = '' } = useParams();
  const { data } = usePayment(paymentId);
  if (data && data.subaccount_id !== id) return <Navigate replace to={paymentPaths.detail(paymentId)} />;
  const list = subaccountPaths.payments(id);
  const last = lastAddress('subaccount-payments', list);
  const back = { to: last.startsWith(list) ? last : list, label: t('tab.payments') };
  return <PaymentRecord id={paymentId} back={back} />;
}

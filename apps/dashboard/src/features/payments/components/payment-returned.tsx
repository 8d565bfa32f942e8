import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ReturnedNotice } from '../../disbursements/public.ts';
import type { Payment } from '../api/types.ts';

/** Warns that a disbursement returns the payment, or is about to. */
export const PaymentReturned = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const { rupiah } = useFormat();
  const { returned_amount: returned, paid_amount: paid } = payment;
  if (returned === 0) return null;
  return (
    <ReturnedNotice
      paymentId={payment.id}
      title={t('refund.returned', { amount: rupiah(returned), paid: rupiah(paid) })}
      nameOf={(id) => t('refund.returnedBy', { id })}
    />
  );
};

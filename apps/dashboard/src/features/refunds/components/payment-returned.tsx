import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { ReturnedNotice } from '../../disbursements/public.ts';
import type { Refundable } from '../api/types.ts';

/** Warns before a refund that a disbursement returns the payment, or is about to. */
export const PaymentReturned = ({ refundable }: { refundable: Refundable }) => {
  const t = useT('refunds');
  const { rupiah } = useFormat();
  const { returned_amount: returned, paid_amount: paid } = refundable;
  if (returned === 0) return null;
  return (
    <ReturnedNotice
      paymentId={refundable.payment_id}
      title={t('form.returned', { amount: rupiah(returned), paid: rupiah(paid) })}
      nameOf={(id) => t('form.returnedBy', { id })}
    />
  );
};

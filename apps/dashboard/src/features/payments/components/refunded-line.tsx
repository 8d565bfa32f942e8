import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import type { Payment } from '../api/types.ts';

/** What was refunded of a payment, or is to be, with a link to those refunds. */
export const RefundedLine = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const { rupiah } = useFormat();
  const maySee = may(useWho(), { permission: 'refund.view', feature: 'refund' }).ok;
  if (payment.refund_amount === 0) return null;
  const text = t('refund.refunded', { amount: rupiah(payment.refund_amount) });
  return (
    <chakra.p textStyle="small" color="fg.muted">
      {text} {maySee ? <AppLink to={refundPaths.ofPayment(payment.id)}>{t('refund.open')}</AppLink> : null}
    </chakra.p>
  );
};

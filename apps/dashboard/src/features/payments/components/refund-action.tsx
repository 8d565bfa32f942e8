import { may } from '@dasbor/domain/access';
import { rupiah } from '@dasbor/domain/kernel';
import type { PaymentMethod, PaymentStatus } from '@dasbor/domain/payments';
import { decideRefundable, refundRuleOf } from '@dasbor/domain/refunds';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { Link } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { refundPaths } from '../../../shared/paths/refunds.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import type { Payment } from '../api/types.ts';

/** For people who may request refunds, on payments whose method can be refunded. Says why it is not possible now. */
export const RefundAction = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const words = useCodeWords();
  const clock = useClock();
  const { clock_ahead_ms: clockAheadMs, is_suspended: isSuspended } = useSession();
  const mayAsk = may(useWho(), { permission: 'refund.create', feature: 'refund' }).ok;
  const method = payment.method as PaymentMethod;
  if (!mayAsk || payment.status !== 'completed' || !refundRuleOf(method, payment.channel)) return null;

  const decided = decideRefundable(
    {
      status: payment.status as PaymentStatus,
      method,
      channel: payment.channel,
      paidAmount: rupiah(payment.paid_amount),
      refundAmount: rupiah(payment.refund_amount),
      completedAt: payment.completed_at,
    },
    calendarNow(clock(), { clockAheadMs }),
  );
  const refusal = decided.ok ? undefined : words(decided.problem.code, decided.problem.params);
  const disabledReason = isSuspended ? words('DPAY_MERCHANT_SUSPENDED') : refusal;
  if (disabledReason) {
    return (
      <Button size="sm" disabledReason={disabledReason}>
        {t('refund.action')}
      </Button>
    );
  }
  return (
    <LinkButton size="sm">
      <Link to={refundPaths.create(payment.id)}>{t('refund.action')}</Link>
    </LinkButton>
  );
};

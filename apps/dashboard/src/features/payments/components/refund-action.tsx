import { may } from '@dasbor/domain/access';
import { decideRefundable, needsPayout } from '@dasbor/domain/refunds';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { Link } from 'react-router-dom';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { refundablePayment } from '../../../shared/payments/refundable-payment.ts';
import { useSession, useWho } from '../../../shared/state/session.ts';
import { Button, LinkButton } from '../../../shared/ui/button.tsx';
import type { Payment } from '../api/types.ts';

/** For people who may request refunds, on completed payments. Says why it is not possible now, or leads to the page that offers a payout. */
export const RefundAction = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const words = useCodeWords();
  const clock = useClock();
  const { clock_ahead_ms: clockAheadMs, is_suspended: isSuspended } = useSession();
  const mayAsk = may(useWho(), { permission: 'refund.create', feature: 'refund' }).ok;
  if (!mayAsk || payment.status !== 'completed') return null;

  const decided = decideRefundable(refundablePayment(payment), calendarNow(clock(), { clockAheadMs }));
  const refusal =
    decided.ok || needsPayout(decided.problem.code)
      ? undefined
      : words(decided.problem.code, decided.problem.params);
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

import { chakra } from '@chakra-ui/react';
import { decideRefundable } from '@dasbor/domain/refunds';
import { calendarNow } from '@dasbor/domain/sandbox-clock';
import { useCodeWords } from '../../../shared/i18n/problem-words.ts';
import { useLanguage } from '../../../shared/i18n/use-t.ts';
import { spokenParams } from '../../../shared/lib/spoken-params.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { refundPaths } from '../../../shared/paths/money-in/refunds.ts';
import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';
import { PaymentStatusBadge } from '../../../shared/payments/payment-status-badge.tsx';
import { refundablePayment } from '../../../shared/payments/refundable-payment.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { RecordRow } from '../../../shared/ui/record/record-rows.tsx';
import { Time } from '../../../shared/ui/time.tsx';
import type { Payment } from '../api/types.ts';

/** A link to the form, or why the payment cannot be refunded now. */
export const FoundPayment = ({ payment }: { payment: Payment }) => {
  const words = useCodeWords();
  const language = useLanguage();
  const clock = useClock();
  const { clock_ahead_ms: clockAheadMs } = useSession();
  const { method, channel } = usePaymentMethodWords()(payment);
  const decided = decideRefundable(refundablePayment(payment), calendarNow(clock(), { clockAheadMs }));
  const refusal = decided.ok
    ? undefined
    : words(decided.problem.code, spokenParams(decided.problem.params ?? {}, language));
  const facts = [payment.customer?.name, channel ?? method].filter(Boolean).join(' · ');
  return (
    <RecordRow
      id={payment.id}
      to={decided.ok ? refundPaths.create(payment.id) : undefined}
      title={payment.order_reference}
      amount={<Money value={payment.paid_amount || payment.amount} />}
      note={
        <>
          {facts}
          {refusal ? <chakra.span display="block">{refusal}</chakra.span> : null}
        </>
      }
      meta={
        <>
          <Time value={payment.created_at} /> · {payment.id}
        </>
      }
      status={<PaymentStatusBadge payment={payment} />}
    />
  );
};

import { may } from '@dasbor/domain/access';
import { useT } from '../../../shared/i18n/use-t.ts';
import { TimelineSection } from '../../../shared/detail/detail-sections.tsx';
import type { TimelineStep } from '../../../shared/detail/timeline.tsx';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import type { Payment } from '../api/types.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { useWho } from '../../../shared/state/session.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { paymentMeanings, shownStatus } from '../../../shared/payments/status-view.ts';

/** Past events, and the next expected one. */
export const PaymentTimeline = ({ payment }: { payment: Payment }) => {
  const t = useT('payment-record');
  const named = useStatusOf(paymentMeanings);
  const shown = shownStatus(payment);
  const steps: TimelineStep[] = [
    {
      key: 'created',
      title: t('timeline.created'),
      at: payment.created_at,
      tone: 'neutral',
      icon: 'done',
    },
  ];

  const paid: TimelineStep = {
    key: 'completed',
    title: t('timeline.completed'),
    at: payment.completed_at,
    tone: 'success',
    icon: 'done',
  };

  switch (shown.status) {
    case 'started':
    case 'processing':
      steps.push({
        key: 'expires',
        title: t('timeline.expires'),
        at: payment.expires_at,
        tone: 'neutral',
        icon: 'waiting',
      });
      break;
    case 'waiting':
      steps.push(paid, {
        key: 'due',
        title: t('timeline.settlementExpected'),
        at: shown.dueDate,
        isDay: true,
        note: <Estimate payment={payment} dueDate={shown.dueDate} />,
        tone: 'neutral',
        icon: 'waiting',
      });
      break;
    case 'settled':
      steps.push(paid, {
        key: 'settled',
        title: t('timeline.settled'),
        at: payment.settlement?.settled_at ?? payment.settlement_due_date,
        isDay: !payment.settlement?.settled_at,
        tone: 'success',
        icon: 'done',
      });
      break;
    default: {
      const { label: title, ...view } = named(shown.status);
      steps.push({ key: 'ended', title, at: payment.updated_at, ...view });
    }
  }
  return <TimelineSection steps={steps} />;
};

/** Links to the day in the settlement calendar of the balance that it settles to. */
const Estimate = ({ payment, dueDate }: { payment: Payment; dueDate: string | null }) => {
  const t = useT('payment-record');
  const mayView = may(useWho(), { permission: 'settlement.view' }).ok;
  if (!mayView || !dueDate) return t('timeline.estimate');
  return (
    <AppLink to={settlementPaths.calendarDay(dueDate, payment.subaccount_id)}>
      {t('timeline.estimateWhy')}
    </AppLink>
  );
};

import { TimelineSection } from '../../../shared/detail/detail-sections.tsx';
import type { TimelineStep } from '../../../shared/detail/timeline.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { paymentMeanings } from '../../../shared/payments/status-view.ts';
import { usePaymentMethodWords } from '../../../shared/payments/method-words.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import type { PaymentLink, PaymentLinkEvent } from '../api/types.ts';
import { paymentLinkMeanings } from '../presentation/status-view.ts';

/** Who made and sent the link, each attempt to pay it, and how it ended. */
export const HistorySection = ({ link }: { link: PaymentLink }) => {
  const t = useT('payment-links');
  const stepOf = useStepOf();
  const { history = [], status, expires_at: expiresAt } = link;
  const steps = history.map((event, index) => ({ key: `${event.kind}-${index}`, ...stepOf(event) }));
  const expected: TimelineStep[] =
    status === 'unpaid'
      ? [{ key: 'expires', title: t('history.expires'), at: expiresAt, tone: 'neutral', icon: 'waiting' }]
      : [];
  return <TimelineSection steps={[...steps, ...expected]} />;
};

const useStepOf = (): ((event: PaymentLinkEvent) => Omit<TimelineStep, 'key'>) => {
  const t = useT('payment-links');
  const named = useStatusOf(paymentLinkMeanings);
  const payment = useStatusOf(paymentMeanings);
  const methodWords = usePaymentMethodWords();
  return ({ kind, at, by_name: name, sent_to: email, method, channel, payment_status: status }) => {
    const by = name === null ? undefined : t('history.by', { name });
    switch (kind) {
      case 'created':
        return { title: t('history.created'), at, tone: 'neutral', icon: 'done', note: by };
      case 'sent':
        return {
          title: t('history.sent', { email: email ?? '–' }),
          at,
          tone: 'neutral',
          icon: 'done',
          note: by,
        };
      case 'payment': {
        const words = methodWords({ method: method ?? '', channel: channel ?? '' });
        const { label, ...view } = payment(status ?? '');
        return {
          title: t('history.payment', { method: words.channel ?? words.method }),
          at,
          ...view,
          note: label,
        };
      }
      default: {
        const { label: title, ...view } = named(kind);
        return { title, at, ...view, note: by };
      }
    }
  };
};

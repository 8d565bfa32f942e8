import { TimelineSection } from '../../../shared/detail/detail-sections.tsx';
import type { TimelineStep } from '../../../shared/detail/timeline.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Quotation, QuotationEvent } from '../api/types.ts';

/** Who created, sent and answered, and until when the customer can answer. */
export const HistorySection = ({ quotation }: { quotation: Quotation }) => {
  const t = useT('quotations');
  const stepOf = useStepOf();
  const { history = [], valid_until: at, status } = quotation;
  const steps = history.map((event, index) => ({ key: `${event.kind}-${index}`, ...stepOf(event) }));
  const last: TimelineStep[] =
    status === 'sent' || status === 'expired'
      ? [{ key: 'valid', title: t(`history.${LAST[status].title}`), at, isDay: true, ...LAST[status].look }]
      : [];
  return <TimelineSection steps={[...steps, ...last]} />;
};

const LAST = {
  sent: { title: 'lastDay', look: { tone: 'neutral', icon: 'waiting' } },
  expired: { title: 'expired', look: { tone: 'warning', icon: 'warning' } },
} as const;

const LOOKS: Readonly<Record<QuotationEvent['kind'], Pick<TimelineStep, 'tone' | 'icon'>>> = {
  created: { tone: 'neutral', icon: 'done' },
  issued: { tone: 'neutral', icon: 'done' },
  sent: { tone: 'neutral', icon: 'done' },
  accepted: { tone: 'success', icon: 'done' },
  declined: { tone: 'danger', icon: 'cancelled' },
  invoiced: { tone: 'success', icon: 'done' },
};

const useStepOf = (): ((event: QuotationEvent) => Omit<TimelineStep, 'key'>) => {
  const t = useT('quotations');
  return ({ kind, at, by, by_name: name, sent_to: email, note }) => {
    const isRecorded = by === 'staff' && (kind === 'accepted' || kind === 'declined');
    const who = t(isRecorded ? 'history.recordedBy' : 'history.by', { name });
    const said = { at, note: [who, note].filter(Boolean).join(' · ') };
    // An event of a newer server keeps its name.
    if (!Object.hasOwn(LOOKS, kind)) return { title: kind, ...said, tone: 'neutral', icon: 'unknown' };
    return { title: t(`history.${kind}`, { email: email ?? '–' }), ...said, ...LOOKS[kind] };
  };
};

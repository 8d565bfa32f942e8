import { TimelineSection } from '../../../shared/detail/detail-sections.tsx';
import type { TimelineStep } from '../../../shared/detail/timeline.tsx';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import type { Invoice, InvoiceEvent } from '../api/types.ts';
import { isOpen } from '../presentation/invoice-view.ts';
import { usePaidByWords } from '../presentation/use-paid-by-words.ts';

/** Who created, sent and recorded what, each attempt to pay, and when it is due. */
export const HistorySection = ({ invoice }: { invoice: Invoice }) => {
  const t = useT('invoices');
  const stepOf = useStepOf();
  const { history = [], due_date: due, status } = invoice;
  const steps = history.map((event, index) => ({ key: `${event.kind}-${index}`, ...stepOf(event) }));
  const expected: TimelineStep[] = isOpen(invoice)
    ? [
        {
          key: 'due',
          title: t('history.due'),
          at: due,
          isDay: true,
          ...DUE[status === 'late' ? 'late' : 'expected'],
        },
      ]
    : [];
  return <TimelineSection steps={[...steps, ...expected]} />;
};

const DUE = {
  expected: { tone: 'neutral', icon: 'waiting' },
  late: { tone: 'danger', icon: 'warning' },
} as const;

type Kind = InvoiceEvent['kind'];

const LOOKS: Readonly<Record<Kind, Pick<TimelineStep, 'tone' | 'icon'>>> = {
  created: { tone: 'neutral', icon: 'done' },
  issued: { tone: 'neutral', icon: 'done' },
  sent: { tone: 'neutral', icon: 'done' },
  reminded: { tone: 'neutral', icon: 'done' },
  attempt: { tone: 'info', icon: 'progress' },
  paid: { tone: 'success', icon: 'done' },
  paid_before: { tone: 'success', icon: 'done' },
  recorded: { tone: 'success', icon: 'done' },
  marked_paid: { tone: 'success', icon: 'done' },
  reversed: { tone: 'neutral', icon: 'cancelled' },
};

const useStepOf = (): ((event: InvoiceEvent) => Omit<TimelineStep, 'key'>) => {
  const t = useT('invoices');
  const { rupiah } = useFormat();
  const paidBy = usePaidByWords();
  return (event) => {
    const { kind, at, by_name: name, sent_to: email, note } = event;
    const by = name === null ? undefined : t('history.by', { name });
    const noteOf = [by, note].filter(Boolean).join(' · ');
    const said = { at, ...(noteOf ? { note: noteOf } : {}) };
    // An event of a newer server keeps its name.
    if (!Object.hasOwn(LOOKS, kind)) return { title: kind, ...said, tone: 'neutral', icon: 'unknown' };
    const words = {
      amount: rupiah(event.amount ?? 0),
      method: paidBy(event),
      email: email ?? '–',
    };
    return { title: t(`history.${kind}`, words), ...said, ...LOOKS[kind] };
  };
};

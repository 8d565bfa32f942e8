import { TimelineSection } from '../../../shared/detail/detail-sections.tsx';
import type { TimelineStep } from '../../../shared/detail/timeline.tsx';
import { useT } from '../../../shared/i18n/use-t.ts';
import { settlementMeanings } from '../../../shared/payments/status-view.ts';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import type { Settlement } from '../api/types.ts';

/** Created, due and paid. */
export const SettlementTimeline = ({ settlement }: { settlement: Settlement }) => {
  const t = useT('settlements');
  const { label: settled, ...view } = useStatusOf(settlementMeanings)('settled');
  const { created_at: createdAt, merchant_settlement_due_date: due, settled_at: settledAt } = settlement;
  const created: TimelineStep = {
    key: 'created',
    title: t('detail.timeline.created'),
    at: createdAt,
    tone: 'neutral',
    icon: 'done',
  };
  const dueDay: TimelineStep = {
    key: 'due',
    title: t('detail.timeline.due'),
    at: due,
    isDay: true,
    tone: 'neutral',
    icon: settledAt ? 'done' : 'waiting',
  };
  const paid: TimelineStep = { key: 'settled', title: settled, at: settledAt, ...view };
  return <TimelineSection steps={[created, ...(due ? [dueDay] : []), ...(settledAt ? [paid] : [])]} />;
};

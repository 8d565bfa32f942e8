import { useT } from '../../../shared/i18n/use-t.ts';
import { TimelineSection } from '../../../shared/detail/detail-sections.tsx';
import type { TimelineStep } from '../../../shared/detail/timeline.tsx';
import { useStatusOf } from '../../../shared/status/use-status-of.ts';
import type { TopUp } from '../api/types.ts';
import { topUpMeanings } from '../presentation/status-view.ts';

export const TopUpTimeline = ({ topUp }: { topUp: TopUp }) => {
  const t = useT('top-ups');
  const { label: ended, ...view } = useStatusOf(topUpMeanings)(topUp.status);
  const created: TimelineStep = {
    key: 'created',
    title: t('detail.timeline.created'),
    at: topUp.created_at,
    tone: 'neutral',
    icon: 'done',
    ...(topUp.created_by ? { note: t('detail.timeline.by', { name: topUp.created_by }) } : {}),
  };
  const next: TimelineStep =
    topUp.status === 'processing'
      ? {
          key: 'expires',
          title: t('detail.timeline.expires'),
          at: topUp.expires_at,
          tone: 'neutral',
          icon: 'waiting',
        }
      : {
          key: 'ended',
          title: ended,
          at: topUp.completed_at ?? topUp.updated_at,
          ...view,
        };
  return <TimelineSection steps={[created, next]} />;
};

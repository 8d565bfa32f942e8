import { useT } from '../../../../shared/i18n/use-t.ts';
import { StatusBadge } from '../../../../shared/ui/status-badge.tsx';
import type { CalendarDay } from '../../api/types.ts';
import { useDayWords } from '../../presentation/use-day-words.ts';

type DayBadgesProps = { day: CalendarDay; today: string };

/** Today, and the weekend or the name of the holiday. */
export const DayBadges = ({ day, today }: DayBadgesProps) => {
  const t = useT('settlements');
  const closed = useDayWords().closedOf(day);
  return (
    <>
      {day.date === today ? <StatusBadge tone="info" icon="info" label={t('calendar.today')} /> : null}
      {closed ? (
        <StatusBadge
          tone={day.kind === 'holiday' ? 'danger' : 'neutral'}
          icon={day.kind === 'holiday' ? 'paused' : 'unknown'}
          label={closed}
        />
      ) : null}
    </>
  );
};

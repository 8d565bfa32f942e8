import type { ReactNode } from 'react';
import { describeFailure } from '../../../../shared/lib/failure.ts';
import { PageState } from '../../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import type { useCalendar } from '../../api/use-calendar.ts';
import type { SettlementCalendar } from '../../api/types.ts';
import { CalendarSkeleton } from './calendar-skeleton.tsx';

type CalendarResultProps = {
  result: ReturnType<typeof useCalendar>;
  children: (calendar: SettlementCalendar) => ReactNode;
};

/** The calendar, or why it cannot be shown. */
export const CalendarResult = ({ result, children }: CalendarResultProps) => {
  const { data, error, mutate } = result;
  if (data) return children(data);
  if (!error) return <CalendarSkeleton />;
  return (
    <Section>
      {describeFailure(error).code === 'DPAY_FORBIDDEN' ? (
        <PageState kind="forbidden" permission="settlement.view" />
      ) : (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      )}
    </Section>
  );
};

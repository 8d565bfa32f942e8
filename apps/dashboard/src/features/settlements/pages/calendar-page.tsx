import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { settlementPaths } from '../../../shared/paths/settlements.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useCalendar } from '../api/use-calendar.ts';
import { CalendarResult } from '../components/calendar/calendar-result.tsx';
import { CalendarView } from '../components/calendar/calendar-view.tsx';

/** On which day money arrives, from which payments and why then. */
export default function CalendarPage() {
  const t = useT('settlements');
  return (
    <>
      <PageHeader
        title={t('calendar.title')}
        description={t('calendar.intro')}
        back={{ to: lastAddress('settlements', settlementPaths.list), label: t('list.title') }}
      />
      <Calendar key={useScope().join(' ')} />
    </>
  );
}

const Calendar = () => (
  <CalendarResult result={useCalendar()}>{(calendar) => <CalendarView calendar={calendar} />}</CalendarResult>
);

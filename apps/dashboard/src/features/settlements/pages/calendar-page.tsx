import { chakra } from '@chakra-ui/react';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lastAddress } from '../../../shared/list/query/list-memory.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { useCalendar } from '../api/use-calendar.ts';
import { BalanceChoice } from '../components/calendar/balance-choice.tsx';
import { CalendarResult } from '../components/calendar/calendar-result.tsx';
import { CalendarView } from '../components/calendar/calendar-view.tsx';
import { useSubaccountOfAddress } from '../presentation/use-subaccount-of-address.ts';

/** On which day money arrives, from which payments and why then. */
export default function CalendarPage() {
  const t = useT('settlements');
  const subaccount = useSubaccountOfAddress();
  return (
    <>
      <PageHeader
        title={t('calendar.title')}
        description={t('calendar.intro')}
        back={{ to: lastAddress('settlements', settlementPaths.list), label: t('list.title') }}
      />
      <chakra.div display="grid" gap="4">
        <BalanceChoice chosen={subaccount} />
        <Calendar key={`${useScope().join(' ')} ${subaccount}`} subaccount={subaccount} />
      </chakra.div>
    </>
  );
}

const Calendar = ({ subaccount }: { subaccount: string | undefined }) => (
  <CalendarResult result={useCalendar(subaccount)}>
    {(calendar) => <CalendarView calendar={calendar} subaccount={subaccount} />}
  </CalendarResult>
);

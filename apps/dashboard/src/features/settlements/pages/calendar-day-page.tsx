import { chakra } from '@chakra-ui/react';
import { formatDay, isCalendarDate } from '@dasbor/domain/kernel';
import { useParams } from 'react-router-dom';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { useScope } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { SubaccountLink } from '../../../shared/subaccounts/subaccount-link.tsx';
import { useCalendar } from '../api/use-calendar.ts';
import { CalendarResult } from '../components/calendar/calendar-result.tsx';
import { DayView } from '../components/calendar/day-view.tsx';
import { useSubaccountOfAddress } from '../presentation/use-subaccount-of-address.ts';

/** The payments that arrive on one day. */
export default function CalendarDayPage() {
  const t = useT('settlements');
  const language = useLanguage();
  const { date = '' } = useParams();
  const subaccount = useSubaccountOfAddress();
  const back = { to: settlementPaths.calendarOf(subaccount), label: t('calendar.title') };
  return (
    <>
      <PageHeader
        title={isCalendarDate(date) ? formatDay(date, language) : t('calendar.title')}
        back={back}
        description={subaccount ? <SubaccountLink id={subaccount} /> : undefined}
      />
      <chakra.div display="grid" gap="4">
        <Day key={`${useScope().join(' ')} ${date} ${subaccount}`} date={date} subaccount={subaccount} />
      </chakra.div>
    </>
  );
}

type DayProps = { date: string; subaccount: string | undefined };

const Day = ({ date, subaccount }: DayProps) => (
  <CalendarResult result={useCalendar(subaccount)}>
    {(calendar) => <DayView calendar={calendar} date={date} subaccount={subaccount} />}
  </CalendarResult>
);

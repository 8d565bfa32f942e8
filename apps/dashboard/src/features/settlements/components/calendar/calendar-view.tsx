import { chakra } from '@chakra-ui/react';
import { formatDay, toldSum } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { useIsPhone } from '../../../../shared/list/use-media.ts';
import { settlementPaths } from '../../../../shared/paths/money-in/settlements.ts';
import { PageState } from '../../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../../shared/ui/page/section.tsx';
import { MainAmount } from '../../../../shared/ui/record/main-amount.tsx';
import type { SettlementCalendar } from '../../api/types.ts';
import { CalendarNotices } from './calendar-notices.tsx';
import { DayBadges } from './day-badges.tsx';
import { DayList } from './day-list.tsx';
import { DaySection } from './day-section.tsx';
import { LateSections } from './late-section.tsx';
import { MonthGrid } from './month-grid.tsx';

type CalendarViewProps = {
  calendar: SettlementCalendar;
  /** Whose balance it is; undefined for the merchant's. */
  subaccount: string | undefined;
};

/** The days at a glance; then what is late and what arrives, each day with its payments. A phone shows these on the page of the day. */
export const CalendarView = ({ calendar, subaccount }: CalendarViewProps) => {
  const t = useT('settlements');
  const language = useLanguage();
  const isPhone = useIsPhone();
  const { days, late, today } = calendar;
  const arriving = days.filter(({ payments }) => payments.length > 0);
  return (
    <chakra.div display="grid" gap="4">
      <CalendarNotices
        late={late}
        payments={days.flatMap(({ payments }) => payments)}
        unknownYears={calendar.years_without_holidays}
      />
      <Section
        title={t('calendar.total')}
        data-section="days"
        padding="flush"
        actions={<MainAmount value={toldSum(days.map(({ amount }) => amount))} />}
      >
        {isPhone ? (
          <DayList calendar={calendar} subaccount={subaccount} />
        ) : (
          <MonthGrid calendar={calendar} subaccount={subaccount} />
        )}
      </Section>
      <LateSections late={late} subaccount={subaccount} />
      {arriving.length === 0 ? (
        <Section>
          <PageState
            kind="empty"
            title={t('calendar.empty.title')}
            description={t('calendar.empty.description')}
          />
        </Section>
      ) : null}
      {isPhone
        ? null
        : arriving.map((day) => (
            <DaySection
              key={day.date}
              date={day.date}
              title={formatDay(day.date, language)}
              badges={<DayBadges day={day} today={today} />}
              amount={day.amount}
              payments={day.payments}
              to={settlementPaths.calendarDay(day.date, subaccount)}
            />
          ))}
    </chakra.div>
  );
};

import { chakra } from '@chakra-ui/react';
import { formatDay } from '@dasbor/domain/kernel';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { settlementPaths } from '../../../../shared/paths/money-in/settlements.ts';
import { Money } from '../../../../shared/ui/money.tsx';
import { RecordRow, RecordRows } from '../../../../shared/ui/record/record-rows.tsx';
import type { SettlementCalendar } from '../../api/types.ts';
import { DayBadges } from './day-badges.tsx';

type DayListProps = { calendar: SettlementCalendar; subaccount: string | undefined };

/** The days on a phone. A day with payments is a link. */
export const DayList = ({ calendar: { days, today }, subaccount }: DayListProps) => {
  const t = useT('settlements');
  const language = useLanguage();
  const { count } = useFormat();
  return (
    <RecordRows label={t('calendar.days')}>
      {days.map((day) => (
        <RecordRow
          key={day.date}
          id={day.date}
          to={day.payments.length > 0 ? settlementPaths.calendarDay(day.date, subaccount) : undefined}
          title={formatDay(day.date, language)}
          amount={day.payment_count > 0 ? <Money value={day.amount} /> : null}
          meta={
            day.payment_count > 0 ? (
              t('list.payments', { number: count(day.payment_count) })
            ) : day.payments.length > 0 ? (
              t('calendar.exceeds')
            ) : (
              <chakra.span color="fg.subtle">{t('calendar.nothing')}</chakra.span>
            )
          }
          status={
            <chakra.span display="inline-flex" flexWrap="wrap" gap="1">
              <DayBadges day={day} today={today} />
            </chakra.span>
          }
        />
      ))}
    </RecordRows>
  );
};

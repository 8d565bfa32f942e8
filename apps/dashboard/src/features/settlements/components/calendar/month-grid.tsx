import { chakra } from '@chakra-ui/react';
import { formatDay, formatDays, formatWeekday } from '@dasbor/domain/kernel';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { settlementPaths } from '../../../../shared/paths/money-in/settlements.ts';
import { AppLink } from '../../../../shared/ui/app-link.tsx';
import { Money } from '../../../../shared/ui/money.tsx';
import type { SettlementCalendar, SettlementDay } from '../../api/types.ts';
import { useDayWords } from '../../presentation/use-day-words.ts';
import { weekdaysOf, weeksOf } from '../../presentation/weeks.ts';

type MonthGridProps = { calendar: SettlementCalendar; subaccount: string | undefined };

/** The days as weeks. A day with payments links to them. */
export const MonthGrid = ({ calendar: { days, today }, subaccount }: MonthGridProps) => {
  const t = useT('settlements');
  const language = useLanguage();
  return (
    <chakra.table css={GRID} aria-label={t('calendar.days')}>
      <thead>
        <tr>
          {weekdaysOf(today).map((date) => (
            <th key={date} scope="col">
              {formatWeekday(date, language)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(days).map((week) => (
          <tr key={week.find(Boolean)?.date}>
            {week.map((day, place) =>
              day ? (
                <Day key={day.date} day={day} isToday={day.date === today} subaccount={subaccount} />
              ) : (
                <td key={`empty ${place}`} aria-hidden="true" data-kind="none" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
};

type DayProps = { day: SettlementDay; isToday: boolean; subaccount: string | undefined };

const Day = ({ day, isToday, subaccount }: DayProps) => {
  const t = useT('settlements');
  const language = useLanguage();
  const { count, rupiah } = useFormat();
  const closed = useDayWords().closedOf(day);
  const to = settlementPaths.calendarDay(day.date, subaccount);
  const arrives = day.payment_count > 0;
  return (
    <td data-day={day.date} data-kind={day.kind} aria-current={isToday ? 'date' : undefined}>
      <chakra.span display="flex" flexWrap="wrap" columnGap="1.5" textStyle="small">
        <chakra.span fontWeight={isToday ? 'semibold' : 'medium'}>
          {formatDays(day.date, day.date, language)}
        </chakra.span>
        {isToday ? <chakra.span color="fg.muted">{t('calendar.today')}</chakra.span> : null}
      </chakra.span>
      {closed ? (
        <chakra.span data-closed="" display="block" textStyle="caption">
          {closed}
        </chakra.span>
      ) : null}
      {day.payments.length > 0 ? (
        <chakra.span display="block" mt="1.5">
          <AppLink
            to={to}
            aria-label={t('calendar.openDay', {
              amount: arrives ? rupiah(day.amount) : t('calendar.exceeds'),
              day: formatDay(day.date, language),
            })}
          >
            {arrives ? (
              <Money value={day.amount} fontWeight="semibold" whiteSpace="normal" />
            ) : (
              t('calendar.exceeds')
            )}
          </AppLink>
          {arrives ? (
            <chakra.span display="block" textStyle="caption" color="fg.muted">
              {t('list.payments', { number: count(day.payment_count) })}
            </chakra.span>
          ) : null}
        </chakra.span>
      ) : null}
    </td>
  );
};

const GRID = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { textStyle: 'label', color: 'fg.muted', textAlign: 'start', px: '2.5', py: '2' },
  '& td': {
    height: '20',
    verticalAlign: 'top',
    px: '2.5',
    py: '2',
    borderTopWidth: '1px',
    borderColor: 'border.muted',
    overflowWrap: 'anywhere',
  },
  '& td + td': { borderInlineStartWidth: '1px' },
  '& [data-kind=weekend], & [data-kind=holiday]': { bg: 'bg.subtle' },
  '& [data-closed]': { color: 'fg.muted' },
  '& [data-kind=holiday] [data-closed]': { color: 'fg.error' },
  '& [aria-current=date]': { boxShadow: 'inset 0 0 0 2px var(--chakra-colors-border-emphasized)' },
} as const;

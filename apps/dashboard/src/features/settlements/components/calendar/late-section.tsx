import { formatDay } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { settlementPaths } from '../../../../shared/paths/money-in/settlements.ts';
import type { DuePayments } from '../../api/types.ts';
import { DaySection } from './day-section.tsx';

type LateSectionsProps = { late: readonly DuePayments[]; subaccount: string | undefined };

/** Payments that were due before today, one section for each due day. */
export const LateSections = ({ late, subaccount }: LateSectionsProps) => {
  const t = useT('settlements');
  const language = useLanguage();
  const byDay = Map.groupBy(late, (due) => due.merchant_settlement_due_date);
  return [...byDay].map(([date, payments]) => (
    <DaySection
      key={date}
      date={date}
      title={t('calendar.late.since', { day: formatDay(date, language) })}
      payments={payments}
      to={settlementPaths.calendarDay(date, subaccount)}
    />
  ));
};

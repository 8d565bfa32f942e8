import { formatDate, toldSum } from '@dasbor/domain/kernel';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import type { SettlementCalendar } from '../../api/types.ts';

/** What is late, and for which years the holidays are not known. */
export const CalendarNotices = ({ calendar }: { calendar: SettlementCalendar }) => {
  const t = useT('settlements');
  const language = useLanguage();
  const { rupiah, count } = useFormat();
  const { late, years_without_holidays: years } = calendar;
  const [oldest] = late;
  return (
    <>
      {oldest ? (
        <Banner tone="warning" title={t('calendar.late.title')}>
          {t('calendar.late.text', {
            number: count(late.reduce((total, one) => total + one.payment_count, 0)),
            amount: rupiah(toldSum(late.map(({ amount }) => amount))),
            day: formatDate(oldest.merchant_settlement_due_date, language),
          })}
        </Banner>
      ) : null}
      {years.length > 0 ? (
        <Banner tone="info" title={t('calendar.unknownYear.title', { years: years.join(', ') })}>
          {t('calendar.unknownYear.text')}
        </Banner>
      ) : null}
    </>
  );
};

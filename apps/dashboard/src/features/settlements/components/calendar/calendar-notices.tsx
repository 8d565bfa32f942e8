import { formatDate, toldSum } from '@dasbor/domain/kernel';
import { useFormat } from '../../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../../shared/i18n/use-t.ts';
import { Banner } from '../../../../shared/ui/banner.tsx';
import type { DuePayments } from '../../api/types.ts';
import { arrivingOf, waitingOf } from '../../presentation/arriving.ts';

type CalendarNoticesProps = {
  late: readonly DuePayments[];
  /** Of all days that the page shows. */
  payments: readonly DuePayments[];
  unknownYears?: readonly number[];
};

/** What is late, what is left out of every sum, and for which years the holidays are not known. */
export const CalendarNotices = ({ late, payments, unknownYears = [] }: CalendarNoticesProps) => {
  const t = useT('settlements');
  const language = useLanguage();
  const { rupiah, count } = useFormat();
  const arriving = arrivingOf(late);
  const [oldest] = arriving;
  const waiting = waitingOf([...late, ...payments]);
  return (
    <>
      {oldest ? (
        <Banner tone="warning" title={t('calendar.late.title')}>
          {t('calendar.late.text', {
            number: count(arriving.reduce((total, one) => total + one.payment_count, 0)),
            amount: rupiah(toldSum(arriving.map(({ amount }) => amount))),
            day: formatDate(oldest.merchant_settlement_due_date, language),
          })}
        </Banner>
      ) : null}
      {waiting ? (
        <Banner tone="warning" title={t('calendar.waiting.title')}>
          {t('calendar.waiting.text', { number: count(waiting.count), amount: rupiah(waiting.amount) })}
        </Banner>
      ) : null}
      {unknownYears.length > 0 ? (
        <Banner tone="info" title={t('calendar.unknownYear.title', { years: unknownYears.join(', ') })}>
          {t('calendar.unknownYear.text')}
        </Banner>
      ) : null}
    </>
  );
};

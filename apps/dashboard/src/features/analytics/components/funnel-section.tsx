import { formatPercent } from '@dasbor/domain/kernel';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { Conversion } from '../api/types.ts';
import { openOf, percentOf, rateOf } from '../presentation/attempt-rows.ts';
import { BarTable } from './bar-table.tsx';
import { useSameTime } from '../presentation/use-same-time.ts';
import { ChartSection } from './chart-section.tsx';
import { Figure, Figures, RateChange } from './figure.tsx';

const STEPS = ['orders', 'attempted', 'paid'] as const;

/** How many orders and payments became money, and where orders were left. */
export const FunnelSection = ({ data }: { data: Conversion }) => {
  const t = useT('analytics');
  const language = useLanguage();
  const format = useFormat();
  const { orders, payments, previous } = data;
  const isComparable = data.is_comparable;
  const ordersRate = percentOf(orders.paid, orders.orders);
  const paymentsRate = rateOf(payments);
  const open = openOf(payments);
  const percent = (rate: number | null) => (rate === null ? '–' : formatPercent(rate, language));
  return (
    <ChartSection
      name="funnel"
      wide
      title={t('funnel.title')}
      note={`${t('funnel.note')} ${useSameTime(data)}`}
      file={{
        header: [t('funnel.step'), t('funnel.count')],
        rows: STEPS.map((step) => [t(`funnel.${step}`), orders[step]]),
      }}
    >
      <Figures>
        <Figure label={t('funnel.rate')} value={percent(ordersRate)}>
          <RateChange
            current={ordersRate}
            previous={percentOf(data.previous_orders.paid, data.previous_orders.orders)}
            days={previous}
            isComparable={isComparable}
          />
        </Figure>
        <Figure label={t('rate.title')} value={percent(paymentsRate)}>
          <RateChange
            current={paymentsRate}
            previous={rateOf(data.previous_payments)}
            days={previous}
            isComparable={isComparable}
          />
          {open > 0 ? <span>{t(`rate.open.${oneOrMany(open)}`, { many: format.count(open) })}</span> : null}
        </Figure>
      </Figures>
      <BarTable
        caption={t('funnel.title')}
        columns={[t('funnel.step'), t('funnel.share'), t('funnel.count')]}
        rows={STEPS.map((step) => {
          const share = percentOf(orders[step], orders.orders);
          return {
            key: step,
            label: t(`funnel.${step}`),
            bar: share === null ? null : share / 100,
            figure: percent(share),
            more: [format.count(orders[step])],
          };
        })}
      />
    </ChartSection>
  );
};

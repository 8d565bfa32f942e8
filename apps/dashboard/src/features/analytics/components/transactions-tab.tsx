import { chakra } from '@chakra-ui/react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useMethodWords } from '../../../shared/payments/method-words.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { DayChart } from '../../home/public.ts';
import type { DaysQuery } from '../api/days-query.ts';
import type { TransactionFigures } from '../api/types.ts';
import { useTransactionFigures } from '../api/use-transaction-figures.ts';
import { barsOf } from '../presentation/by-week.ts';
import { completedOn } from '../presentation/payments-behind.ts';
import { useSameTime } from '../presentation/use-same-time.ts';
import { ChartSection } from './chart-section.tsx';
import { Change, Figure, Figures } from './figure.tsx';
import { Fresh } from './fresh.tsx';
import { HeatSection } from './heat-section.tsx';
import { SalesSection } from './sales-section.tsx';
import { useChannelWords } from '../presentation/use-channel-words.ts';
import { TabBody } from './tab-body.tsx';

export default function TransactionsTab({ days }: { days: DaysQuery }) {
  const { data, error, mutate } = useTransactionFigures(days);
  return (
    <TabBody data={data} error={error} onRetry={() => void mutate()}>
      {(shown) => <Shown data={shown} />}
    </TabBody>
  );
}

const Shown = ({ data }: { data: TransactionFigures }) => {
  const t = useT('analytics');
  const methodWords = useMethodWords();
  const channelWords = useChannelWords();
  if (data.current.count === 0 && data.before.count === 0) {
    return <PageState kind="empty" title={t('empty.title')} description={t('empty.text')} />;
  }
  return (
    <>
      <Totals data={data} />
      <SalesSection
        name="by-method"
        title={t('salesByMethod.title')}
        label={t('byMethod.label')}
        rows={data.by_method.map(({ method, ...sales }) => ({
          key: method,
          label: methodWords(method),
          ...sales,
        }))}
      />
      <SalesSection
        name="by-channel"
        title={t('salesByChannel.title')}
        label={t('byChannel.label')}
        rows={data.by_channel.map(({ method, channel, ...sales }) => ({
          key: `${method}/${channel}`,
          label: channelWords({ method, channel }),
          ...sales,
        }))}
      />
      <HeatSection hours={data.by_hour} />
      <Fresh at={data.fresh_at} />
    </>
  );
};

const Totals = ({ data }: { data: TransactionFigures }) => {
  const t = useT('analytics');
  const format = useFormat();
  const { current, before, previous } = data;
  const earlier = data.is_comparable ? before : null;
  const { isByWeek, bars } = barsOf(data.by_day);
  return (
    <ChartSection
      name="sales"
      wide
      title={t('sales.title')}
      note={`${isByWeek ? '' : t('sales.dayNote')} ${useSameTime(data)}`.trim() || undefined}
      file={{
        header: [t('days.date'), t('sales.count'), t('sales.amount')],
        rows: data.by_day.map(({ date, count, amount }) => [date, count, amount]),
      }}
    >
      <Figures>
        <Figure label={t('sales.amount')} value={<Money value={current.amount} />}>
          <Change
            current={current.amount}
            previous={earlier && earlier.amount}
            days={previous}
            format={format.rupiah}
          />
        </Figure>
        <Figure label={t('sales.count')} value={format.count(current.count)}>
          <Change
            current={current.count}
            previous={earlier && earlier.count}
            days={previous}
            format={format.count}
          />
        </Figure>
        <Figure
          label={t('sales.average')}
          value={current.average === null ? '–' : <Money value={current.average} />}
        >
          {current.average === null ? null : (
            <Change
              current={current.average}
              previous={earlier && earlier.average}
              days={previous}
              format={format.rupiah}
            />
          )}
        </Figure>
        <Figure label={t('sales.net')} value={<Money value={current.net} />}>
          <span>{t('sales.fees', { amount: format.rupiah(current.fees) })}</span>
        </Figure>
      </Figures>
      <chakra.div px={{ base: '4', sm: '5' }} pb="4">
        <DayChart
          days={bars}
          today={data.to}
          title={t(isByWeek ? 'sales.byWeek' : 'sales.byDay')}
          {...(!isByWeek && { linkOf: completedOn })}
        />
      </chakra.div>
    </ChartSection>
  );
};

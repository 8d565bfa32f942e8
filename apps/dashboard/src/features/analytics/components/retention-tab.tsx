import { chakra } from '@chakra-ui/react';
import { formatDate, formatMonth, formatPercent } from '@dasbor/domain/kernel';
import { Link } from 'react-router-dom';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { analyticsPaths } from '../../../shared/paths/analytics.ts';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import type { Retention } from '../api/types.ts';
import { useRetention } from '../api/use-retention.ts';
import { percentOf } from '../presentation/attempt-rows.ts';
import { BarTable } from './bar-table.tsx';
import { ChartSection } from './chart-section.tsx';
import { CohortTable } from './cohort-table.tsx';
import { Fresh } from './fresh.tsx';
import { LINK_SWITCH } from '../../../shared/ui/link-switch.ts';
import { TabBody } from './tab-body.tsx';

type Unit = 'week' | 'month';

export default function RetentionTab({ unit }: { unit: Unit }) {
  const t = useT('analytics');
  const { data, error, mutate } = useRetention(unit);
  return (
    <>
      <chakra.nav aria-label={t('retention.unit.label')} css={LINK_SWITCH} mb="4">
        {(['month', 'week'] as const).map((one) => (
          <Link
            key={one}
            to={analyticsPaths.page({ tab: 'retention', unit: one })}
            replace
            aria-current={one === unit ? 'true' : undefined}
          >
            {t(`retention.unit.${one}`)}
          </Link>
        ))}
      </chakra.nav>
      <TabBody data={data} error={error} onRetry={() => void mutate()}>
        {(shown) => <Shown data={shown} />}
      </TabBody>
    </>
  );
}

const Shown = ({ data }: { data: Retention }) => {
  const t = useT('analytics');
  const language = useLanguage();
  const format = useFormat();
  const { cohorts, unit } = data;
  // Periods before the first payment say nothing, and in the first one nobody could come back.
  const began = data.returning.findIndex(({ customers }) => customers > 0);
  const returning = began < 0 ? [] : data.returning.slice(began);
  if (returning.length === 0) {
    return <PageState kind="empty" title={t('empty.customers')} description={t('empty.customersText')} />;
  }
  const periodWord = (period: string) =>
    unit === 'month'
      ? formatMonth(period, language)
      : t('retention.weekOf', { date: formatDate(period, language) });
  return (
    <>
      <ChartSection
        name="returning"
        wide
        title={t('retention.returning.title')}
        note={`${t('retention.returning.note')} ${t('retention.without')}`}
        file={{
          header: [
            t('retention.returning.period'),
            t('retention.returning.customers'),
            t('retention.returning.returningCount'),
          ],
          rows: returning.map(({ period, customers, returning: back }) => [period, customers, back]),
        }}
      >
        <BarTable
          caption={t('retention.returning.title')}
          columns={[
            t('retention.returning.period'),
            t('retention.returning.share'),
            t('retention.returning.customers'),
          ]}
          rows={returning.toReversed().map(({ period, customers, returning: back }) => {
            const share = period === returning[0]?.period && back === 0 ? null : percentOf(back, customers);
            return {
              key: period,
              label: periodWord(period),
              bar: share === null ? null : share / 100,
              figure: share === null ? '–' : formatPercent(share, language),
              more: [
                t('retention.returning.of', {
                  returning: format.count(back),
                  customers: format.count(customers),
                }),
              ],
            };
          })}
        />
      </ChartSection>
      <ChartSection
        name="cohorts"
        wide
        title={t('retention.cohorts.title')}
        note={t('retention.cohorts.note')}
        file={{
          header: [
            t('retention.cohorts.cohort'),
            t('retention.returning.period'),
            t('retention.cohorts.customers'),
          ],
          rows: cohorts.flatMap(({ cohort, periods }) =>
            periods.map(({ period, customers }) => [cohort, period, customers]),
          ),
        }}
      >
        <CohortTable cohorts={cohorts} unit={unit} periodWord={periodWord} />
      </ChartSection>
      <Fresh at={data.fresh_at} />
    </>
  );
};

import { ANALYTICS_POLICY } from '@dasbor/domain/analytics';
import { formatDate } from '@dasbor/domain/kernel';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { PageLoadError } from '../../../shared/lib/load-page.ts';
import { useToday } from '../../../shared/lib/time/clock.tsx';
import { ANALYTICS_TABS, analyticsPaths, readAnalyticsAddress } from '../../../shared/paths/analytics.ts';
import { useScope } from '../../../shared/state/session.ts';
import { lazyExtra } from '../../../shared/ui/overlays/lazy-part.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Tabs } from '../../../shared/ui/page/tabs.tsx';
import { daysQuery } from '../api/days-query.ts';
import { RangeBar } from '../components/range-bar.tsx';
import { Waiting } from '../components/tab-body.tsx';

const instead = () => <PageState kind="failed" error={new PageLoadError()} />;
const ConversionTab = lazyExtra(() => import('../components/conversion-tab.tsx'), instead);
const TransactionsTab = lazyExtra(() => import('../components/transactions-tab.tsx'), instead);
const RetentionTab = lazyExtra(() => import('../components/retention-tab.tsx'), instead);

export default function AnalyticsPage() {
  return <Analytics key={useScope().join(' ')} />;
}

const Analytics = () => {
  const t = useT('analytics');
  const language = useLanguage();
  const today = useToday();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { tab, range, unit } = readAnalyticsAddress(
    params,
    ANALYTICS_POLICY.ranges,
    ANALYTICS_POLICY.defaultDays,
  );
  const asked = daysQuery(range, today);
  const days = { from: asked.from, to: asked.to ?? today };
  const span = t('range.span', { from: formatDate(days.from, language), to: formatDate(days.to, language) });
  return (
    <>
      <PageHeader title={t('title')} description={tab === 'retention' ? undefined : span} />
      <Tabs
        label={t('tabs.label')}
        tabs={ANALYTICS_TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
        value={tab}
        onChange={(key) => void navigate(analyticsPaths.page({ tab: key, range }))}
      >
        {tab === 'retention' ? null : (
          <RangeBar
            tab={tab}
            range={range}
            days={days}
            onChoose={(chosen) =>
              void navigate(analyticsPaths.page({ tab, range: chosen }), { replace: true })
            }
          />
        )}
        <Suspense fallback={<Waiting />}>
          {tab === 'conversion' ? <ConversionTab days={asked} /> : null}
          {tab === 'transactions' ? <TransactionsTab days={asked} /> : null}
          {tab === 'retention' ? <RetentionTab unit={unit} /> : null}
        </Suspense>
      </Tabs>
    </>
  );
};

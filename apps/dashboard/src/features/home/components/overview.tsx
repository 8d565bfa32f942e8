import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page-state.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import type { HomeSummary } from '../api/types.ts';
import { useHomeSummary } from '../api/use-home-summary.ts';
import type { HomeDays } from '../paths.ts';
import { ComparisonLine } from './comparison-line.tsx';
import { DayChart } from './day-chart.tsx';

/** How much came in, how that compares, and on which days. */
export function Overview({ days }: { days: HomeDays }) {
  const t = useT('home');
  const language = useLanguage();
  const { data: summary, error, isLoading, mutate } = useHomeSummary(days);
  const span = summary && {
    from: formatDate(summary.from, language),
    to: formatDate(summary.to, language),
  };
  return (
    <Section
      title={t('overview.title')}
      description={
        span ? (
          t(summary.is_comparable ? 'overview.span' : 'overview.spanAlone', span)
        ) : error ? undefined : (
          <Skeleton as="span" display="inline-block" height="3.5" width="16rem" />
        )
      }
      aria-busy={isLoading || undefined}
    >
      <Body summary={summary} error={error} onRetry={() => void mutate()} />
    </Section>
  );
}

interface BodyProps {
  summary: HomeSummary | undefined;
  error: unknown;
  onRetry: () => void;
}

function Body({ summary, error, onRetry }: BodyProps) {
  const t = useT('home');
  const format = useFormat();
  const { mode } = useSession();
  if (!summary) {
    if (error) return <PageState kind="failed" error={error} onRetry={onRetry} />;
    return (
      <PageState kind="loading">
        <Waiting />
      </PageState>
    );
  }
  const { current, previous, is_comparable: isComparable, days, by_day: byDay } = summary;
  if (current.count === 0 && previous.count === 0) {
    return (
      <PageState kind="empty" title={t('overview.empty.title')} description={t(`overview.empty.${mode}`)} />
    );
  }
  const average = current.count === 0 ? null : Math.round(current.amount / current.count);
  return (
    <>
      <chakra.dl css={FIGURES}>
        <Figure label={t('overview.amount')} value={<Money value={current.amount} />}>
          <ComparisonLine
            current={current.amount}
            previous={isComparable ? previous.amount : null}
            days={days}
            format={format.rupiah}
          />
        </Figure>
        <Figure label={t('overview.count')} value={format.count(current.count)}>
          <ComparisonLine
            current={current.count}
            previous={isComparable ? previous.count : null}
            days={days}
            format={format.count}
          />
          {average === null ? null : <span>{t('overview.average', { amount: format.rupiah(average) })}</span>}
        </Figure>
        <Figure label={t('overview.net')} value={<Money value={current.net} />}>
          <span>{t('overview.fees', { amount: format.rupiah(current.fees) })}</span>
        </Figure>
      </chakra.dl>
      <DayChart days={byDay} today={summary.to} />
    </>
  );
}

function Figure({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-part="value">{value}</dd>
      <dd data-part="context">{children}</dd>
    </div>
  );
}

/** The same measures as the figures and the chart. */
function Waiting() {
  return (
    <chakra.div aria-hidden="true">
      <chakra.div css={FIGURES}>
        {[1, 2, 3].map((figure) => (
          <div key={figure}>
            <Skeleton height="4" width="7rem" mb="2" />
            <Skeleton height="7" width="11rem" mb="2" />
            <Skeleton height="4" width="13rem" />
          </div>
        ))}
      </chakra.div>
      <Skeleton height="13.5rem" mt="6" />
    </chakra.div>
  );
}

const FIGURES = {
  m: '0',
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '5', md: '6' },
  '& dt': { textStyle: 'label', color: 'fg.muted' },
  '& dd': { m: '0' },
  '& [data-part=value]': {
    fontSize: '3xl',
    fontWeight: 'semibold',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    fontVariantNumeric: 'tabular-nums',
    mt: '1',
  },
  '& [data-part=context]': { textStyle: 'small', color: 'fg.muted', mt: '1', display: 'grid', gap: '0.5' },
} as const;

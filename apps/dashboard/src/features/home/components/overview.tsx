import { chakra } from '@chakra-ui/react';
import { formatDate } from '@dasbor/domain/kernel';
import type { ReactNode } from 'react';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { useSession } from '../../../shared/state/session.ts';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { FIGURES } from '../../../shared/ui/record/figures.ts';
import { Section } from '../../../shared/ui/page/section.tsx';
import { Skeleton } from '../../../shared/ui/page/skeleton.tsx';
import type { HomeSummary } from '../api/types.ts';
import { useHomeSummary } from '../api/use-home-summary.ts';
import type { HomeDays } from '../../../shared/paths/home.ts';
import { ComparisonLine } from './comparison-line.tsx';
import { DayChart } from './day-chart.tsx';

/** The amount received, its change from the previous range, and the amounts per day. */
export const Overview = ({ days }: { days: HomeDays }) => {
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
          <SpanWaiting />
        )
      }
      aria-busy={isLoading || undefined}
    >
      <Body summary={summary} error={error} onRetry={() => void mutate()} />
    </Section>
  );
};

type BodyProps = {
  summary: HomeSummary | undefined;
  error: unknown;
  onRetry: () => void;
};

const Body = ({ summary, error, onRetry }: BodyProps) => {
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
};

const Figure = ({ label, value, children }: { label: string; value: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd data-part="value">{value}</dd>
    <dd data-part="context">{children}</dd>
  </div>
);

/** As many lines as the text needs at any width. */
const SpanWaiting = () => {
  const t = useT('home');
  return (
    <Skeleton as="span" display="inline" aria-hidden="true">
      <chakra.span visibility="hidden">
        {t('overview.span', { from: '00 Nov 0000', to: '00 Nov 0000' })}
      </chakra.span>
    </Skeleton>
  );
};

/** The same dimensions as the figures and the chart. */
const Waiting = () => {
  const t = useT('home');
  return (
    <chakra.div aria-hidden="true">
      <chakra.dl css={FIGURES}>
        {(['amount', 'count', 'net'] as const).map((figure) => (
          <Figure
            key={figure}
            label={t(`overview.${figure}`)}
            value={<Skeleton width="11rem">&nbsp;</Skeleton>}
          >
            <Skeleton width="13rem">&nbsp;</Skeleton>
            {figure === 'count' ? <Skeleton width="9rem">&nbsp;</Skeleton> : null}
          </Figure>
        ))}
      </chakra.dl>
      <Skeleton height="13.5rem" mt="6" />
    </chakra.div>
  );
};

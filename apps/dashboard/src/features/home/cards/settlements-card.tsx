import { chakra } from '@chakra-ui/react';
import { addDays, formatDate } from '@dasbor/domain/kernel';
import { LIST_POLICY } from '@dasbor/domain/lists';
import { oneOrMany } from '../../../shared/i18n/one-or-many.ts';
import { useFormat } from '../../../shared/i18n/use-format.ts';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import type { HomeDays } from '../../../shared/paths/home.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import type { SettlementsOverview } from '../api/types.ts';
import { useSettlementsOverview } from '../api/use-settlements-overview.ts';
import { BalanceFigure, BalanceFigures } from '../components/balance-waiting.tsx';
import { CardWaiting } from '../components/card-waiting.tsx';
import { DueDays } from './due-days.tsx';

/** What is settled next, what waits by due day, and what was settled in the range. */
export default function SettlementsCard({ days }: { days: HomeDays }) {
  const t = useT('home');
  const c = useT('cards');
  const { data, error, mutate } = useSettlementsOverview(days);
  if (!data && !error) return <CardWaiting title={t('settlements.title')} height="13rem" />;
  return (
    <Section
      title={t('settlements.title')}
      actions={<AppLink to={settlementPaths.calendar}>{c('settlements.calendar')}</AppLink>}
    >
      {data ? (
        <Body overview={data} days={days} />
      ) : (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      )}
    </Section>
  );
}

const Body = ({ overview, days }: { overview: SettlementsOverview; days: HomeDays }) => {
  const t = useT('cards');
  const { next, waiting, late, settled } = overview;
  if (waiting.payment_count + late.payment_count + settled.count === 0) {
    return (
      <PageState
        kind="empty"
        title={t('settlements.empty.title')}
        description={t('settlements.empty.text')}
      />
    );
  }
  return (
    <chakra.div display="grid" gap="4">
      <Late late={late} />
      <BalanceFigures alignItems="start">
        <BalanceFigure label={t('settlements.next')} value={<Money value={next?.amount} />}>
          {next ? <NextDay date={next.date} /> : t('settlements.nextNone')}
        </BalanceFigure>
        <BalanceFigure label={t('settlements.waiting')} value={<Money value={waiting.amount} />}>
          <Payments count={waiting.payment_count} />
        </BalanceFigure>
        <BalanceFigure label={t('settlements.settled', { days })} value={<Money value={settled.amount} />}>
          <Settled overview={overview} days={days} />
        </BalanceFigure>
      </BalanceFigures>
      {waiting.days.length > 0 ? <DueDays days={waiting.days} /> : null}
    </chakra.div>
  );
};

const NextDay = ({ date }: { date: string }) => {
  const language = useLanguage();
  return <AppLink to={settlementPaths.calendarDay(date)}>{formatDate(date, language)}</AppLink>;
};

const Payments = ({ count }: { count: number }) => {
  const t = useT('cards');
  const format = useFormat();
  return t(`settlements.payments.${oneOrMany(count)}`, { many: format.count(count) });
};

/** Links to the list with the same settlements. A list shows 31 days at most (product spec §5), so 60 days link to the newest 31. */
const Settled = ({ overview, days }: { overview: SettlementsOverview; days: HomeDays }) => {
  const t = useT('cards');
  const format = useFormat();
  const { settled, settled_of_subaccounts: theirs, to } = overview;
  const count = t(`settlements.settlements.${oneOrMany(settled.count)}`, {
    many: format.count(settled.count),
  });
  const listed = Math.min(days, LIST_POLICY.maxDays);
  const list = settlementPaths.settledIn({ from: addDays(to, 1 - listed), to });
  return (
    <>
      {listed < days ? (
        <>
          {count} · <AppLink to={list}>{t('settlements.cut', { days: listed })}</AppLink>
        </>
      ) : (
        <AppLink to={list}>{count}</AppLink>
      )}
      {theirs.count > 0 ? (
        <chakra.span display="block">
          {t('settlements.ofSubaccounts', { amount: format.rupiah(theirs.amount) })}
        </chakra.span>
      ) : null}
    </>
  );
};

const Late = ({ late }: Pick<SettlementsOverview, 'late'>) => {
  const t = useT('cards');
  const format = useFormat();
  if (late.payment_count === 0) return null;
  const payments = t(`settlements.payments.${oneOrMany(late.payment_count)}`, {
    many: format.count(late.payment_count),
  });
  return (
    <chakra.p m="0" textStyle="body" color="warning.fg">
      {t('settlements.late', { payments, amount: format.rupiah(late.amount) })}{' '}
      <AppLink to={settlementPaths.calendar}>{t('settlements.lateLink')}</AppLink>
    </chakra.p>
  );
};

import { may } from '@dasbor/domain/access';
import { formatDate } from '@dasbor/domain/kernel';
import { useLanguage, useT } from '../../../shared/i18n/use-t.ts';
import { AppLink } from '../../../shared/ui/app-link.tsx';
import { MainAmount } from '../../../shared/ui/record/main-amount.tsx';
import { Money } from '../../../shared/ui/money.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { Section } from '../../../shared/ui/page/section.tsx';
import { balancePaths } from '../../../shared/paths/money-out/balance.ts';
import { settlementPaths } from '../../../shared/paths/money-in/settlements.ts';
import { useWho } from '../../../shared/state/session.ts';
import { MoneyActions, useBalance } from '../../balance/public.ts';
import { BalanceFigure, BalanceFigures, BalanceWaiting } from './balance-waiting.tsx';

/** The available and held balance, the next settlement, and the links to top up and withdraw. */
export default function BalanceCard() {
  const t = useT('home');
  const words = useT('balance');
  const { data, error, mutate } = useBalance();
  if (!data && !error) return <BalanceWaiting />;
  const next = data?.next_settlement;
  return (
    <Section title={t('balance.title')} actions={<MoneyActions />}>
      {data ? (
        <BalanceFigures>
          <BalanceFigure label={words('figure.available')} value={<MainAmount value={data.available} />}>
            <AppLink to={balancePaths.balance}>{t('balance.history')}</AppLink>
          </BalanceFigure>
          <BalanceFigure label={words('figure.inFlight')} value={<Money value={data.in_flight} />}>
            {t('balance.inFlightHint')}
          </BalanceFigure>
          <BalanceFigure label={t('balance.next')} value={<Money value={next?.amount} />}>
            {next ? <NextDay date={next.date} /> : t('balance.noNext')}
          </BalanceFigure>
        </BalanceFigures>
      ) : (
        <PageState kind="failed" error={error} onRetry={() => void mutate()} />
      )}
    </Section>
  );
}

/** Links to the settlement calendar for those who may view it. */
const NextDay = ({ date }: { date: string }) => {
  const language = useLanguage();
  const day = formatDate(date, language);
  const mayView = may(useWho(), { permission: 'settlement.view' }).ok;
  return mayView ? <AppLink to={settlementPaths.calendar}>{day}</AppLink> : day;
};

import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { readSetting, writeSetting } from '../../../shared/lib/settings.ts';
import { useScope, useSession, useWho } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { balanceLocale } from '../../balance/public.ts';
import { invoicesLocale } from '../../invoices/public.ts';
import { Activity } from '../components/activity.tsx';
import { cardsLocale } from '../cards/locales/index.ts';
import { BalanceWaiting } from '../components/balance-waiting.tsx';
import { ByStatus } from '../components/by-status.tsx';
import { CardWaiting } from '../components/card-waiting.tsx';
import { lazyCard } from '../components/lazy-card.tsx';
import { NeedsYouCard } from '../components/needs-you-card.tsx';
import { Overview } from '../components/overview.tsx';
import { RangeSwitch } from '../components/range-switch.tsx';
import { SnapshotWaiting } from '../components/snapshot-waiting.tsx';
import type { HomeDays } from '../../../shared/paths/home.ts';
import { greetingAt } from '../presentation/greeting.ts';

// Each card is a file of its own: not for every user, and below the revenue figures or slower than them.
const BalanceCard = lazyCard(() => import('../components/balance-card.tsx'), balanceLocale);
const SettlementsCard = lazyCard(() => import('../cards/settlements-card.tsx'), cardsLocale);
const DisbursementSnapshot = lazyCard(() => import('../components/disbursement-snapshot.tsx'));
const InvoiceCard = lazyCard(() => import('../components/invoice-card.tsx'), invoicesLocale);
const StartedCard = lazyCard(() => import('../cards/started-card.tsx'), cardsLocale);
const IntegrationWizard = lazyCard(() => import('../components/integration-wizard.tsx'));
const NewsCard = lazyCard(() => import('../cards/news-card.tsx'), cardsLocale);
const LearnCard = lazyCard(() => import('../cards/learn-card.tsx'), cardsLocale);

/** product spec §2: show the integration wizard for the first 5 logins. */
const WIZARD_LOGINS = 5;
const TRADE = ['order.view', 'payment.view'] as const;
const RANGES: readonly HomeDays[] = [7, 30, 60];

export default function HomePage() {
  return <Home key={useScope().join(' ')} />;
}

const Home = () => {
  const t = useT('home');
  const { name, login_count: logins, is_suspended: isSuspended } = useSession();
  const who = useWho();
  const sees = {
    balance: may(who, { permission: 'withdrawal.view', feature: 'balance' }).ok,
    settlements: may(who, { permission: 'settlement.view' }).ok,
    disbursements: may(who, { permission: 'disbursement.view', feature: 'disbursement' }).ok,
    invoices: may(who, { permission: 'invoice.view', feature: 'invoice' }).ok,
    payments: may(who, { permission: 'payment.view' }).ok,
    // The API returns each kind only to users who may see it. A user who can see neither would read an empty list as "nothing
    // happens".
    trade: TRADE.some((permission) => may(who, { permission }).ok),
  };
  const now = useClock();
  const [params] = useSearchParams();
  const days = RANGES.find((range) => String(range) === params.get('days')) ?? 7;
  const [firstName = name] = name.split(' ');
  const isNew = logins <= WIZARD_LOGINS;
  // Its steps lead to the simulator and to payments.
  const seesGuide = isNew && !isSuspended && sees.payments;
  const [isGuideHidden, setGuideHidden] = useState(() => readSetting('wizard') === 'hidden');
  const sections = useRef<HTMLDivElement>(null);

  /** The pressed button is gone with its card. */
  const moveFocus = () => sections.current?.focus({ preventScroll: true });

  const hideGuide = () => {
    writeSetting('wizard', 'hidden');
    setGuideHidden(true);
    moveFocus();
  };

  return (
    <>
      <PageHeader
        title={t(`greeting.${greetingAt(now())}`, { name: firstName })}
        actions={<RangeSwitch days={days} ranges={RANGES} />}
      />
      <chakra.div ref={sections} tabIndex={-1} outline="0" display="grid" gap="4">
        <NeedsYouCard />
        {sees.balance ? (
          <Suspense fallback={<BalanceWaiting />}>
            <BalanceCard />
          </Suspense>
        ) : null}
        {/* First for new people, whose figures are still empty. */}
        {isNew ? (
          <Suspense fallback={<CardWaiting title={t('started.title')} height="12.5rem" />}>
            <StartedCard keepsSpace onHidden={moveFocus} />
          </Suspense>
        ) : null}
        <Overview days={days} />
        {sees.settlements ? (
          <Suspense fallback={<CardWaiting title={t('settlements.title')} height="13rem" />}>
            <SettlementsCard days={days} />
          </Suspense>
        ) : null}
        {sees.disbursements ? (
          <Suspense fallback={<SnapshotWaiting />}>
            <DisbursementSnapshot />
          </Suspense>
        ) : null}
        {sees.invoices ? (
          <Suspense fallback={<CardWaiting title={t('invoices.title')} height={INVOICES_HEIGHT} />}>
            <InvoiceCard />
          </Suspense>
        ) : null}
        {/* Below the revenue figures, which most users come for. */}
        {seesGuide && !isGuideHidden ? (
          <Suspense fallback={<CardWaiting title={t('wizard.title')} height="9rem" />}>
            <IntegrationWizard onHide={hideGuide} />
          </Suspense>
        ) : null}
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{
            base: 'minmax(0, 1fr)',
            lg: `repeat(${sees.trade ? 2 : 1}, minmax(0, 1fr))`,
          }}
        >
          <ByStatus days={days} />
          {sees.trade ? <Activity /> : null}
        </chakra.div>
        <chakra.div css={LAST}>
          {isNew ? null : (
            <Suspense>
              <StartedCard onHidden={moveFocus} />
            </Suspense>
          )}
          <Suspense fallback={<CardWaiting title={t('news.title')} height="12rem" />}>
            <NewsCard onDismissed={moveFocus} />
          </Suspense>
          <Suspense fallback={<CardWaiting title={t('learn.title')} height="12rem" />}>
            <LearnCard />
          </Suspense>
        </chakra.div>
      </chakra.div>
    </>
  );
};

const INVOICES_HEIGHT = { base: '12rem', sm: '7.5rem' };

/** Two beside each other; one alone takes the whole width. The first steps need it all. */
const LAST = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  '& > [data-section=started]': { gridColumn: '1 / -1' },
} as const;

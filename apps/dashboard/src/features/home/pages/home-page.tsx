import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { Suspense, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { currentLanguage } from '../../../shared/i18n/locale.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useClock } from '../../../shared/lib/time/clock.tsx';
import { PageLoadError } from '../../../shared/lib/load-page.ts';
import { readSetting, writeSetting } from '../../../shared/lib/settings.ts';
import { useScope, useSession, useWho } from '../../../shared/state/session.ts';
import { PageHeader } from '../../../shared/ui/page/page-header.tsx';
import { PageState } from '../../../shared/ui/page/page-state.tsx';
import { lazyExtra } from '../../../shared/ui/overlays/lazy-part.ts';
import { balanceLocale } from '../../balance/public.ts';
import { invoicesLocale } from '../../invoices/public.ts';
import { useHomeSummary } from '../api/use-home-summary.ts';
import { Activity } from '../components/activity.tsx';
import { BalanceWaiting } from '../components/balance-waiting.tsx';
import { ByStatus } from '../components/by-status.tsx';
import { InvoicesWaiting } from '../components/invoices-waiting.tsx';
import { IntegrationWizard } from '../components/integration-wizard.tsx';
import { NeedsYouCard } from '../components/needs-you-card.tsx';
import { Overview } from '../components/overview.tsx';
import { RangeSwitch } from '../components/range-switch.tsx';
import { SnapshotWaiting } from '../components/snapshot-waiting.tsx';
import type { HomeDays } from '../../../shared/paths/home.ts';
import { greetingAt } from '../presentation/greeting.ts';

// Below the revenue figures and not for every user, so not in the first load.
const DisbursementSnapshot = lazyExtra(
  () => import('../components/disbursement-snapshot.tsx'),
  () => <PageState kind="failed" error={new PageLoadError()} />,
);

/** product spec §2: show the integration wizard for the first 5 logins. */
const WIZARD_LOGINS = 5;
const BalanceCard = lazyExtra(
  async () => {
    const [card] = await Promise.all([
      import('../components/balance-card.tsx'),
      balanceLocale.load(currentLanguage()),
    ]);
    return card;
  },
  () => <PageState kind="failed" error={new PageLoadError()} />,
);

const InvoiceCard = lazyExtra(
  async () => {
    const [card] = await Promise.all([
      import('../components/invoice-card.tsx'),
      invoicesLocale.load(currentLanguage()),
    ]);
    return card;
  },
  () => <PageState kind="failed" error={new PageLoadError()} />,
);

const TRADE = ['order.view', 'payment.view'] as const;
const RANGES: readonly HomeDays[] = [7, 30, 60];

export default function HomePage() {
  return <Home key={useScope().join(' ')} />;
}

const Home = () => {
  const t = useT('home');
  const { name, login_count: logins, is_suspended: isSuspended, mode } = useSession();
  const who = useWho();
  const seesBalance = may(who, { permission: 'withdrawal.view', feature: 'balance' }).ok;
  const seesDisbursements = may(who, { permission: 'disbursement.view', feature: 'disbursement' }).ok;
  const seesInvoices = may(who, { permission: 'invoice.view', feature: 'invoice' }).ok;
  // The API returns each kind only to users who may see it. A user who can see neither would read an empty list as "nothing
  // happens".
  const seesTrade = TRADE.some((permission) => may(who, { permission }).ok);
  const now = useClock();
  const [params] = useSearchParams();
  const days = RANGES.find((range) => String(range) === params.get('days')) ?? 7;
  const [firstName = name] = name.split(' ');
  const { data: summary } = useHomeSummary(days);
  // In sandbox it stays after the first payments. In live it needs a summary without sales, which some users may not see.
  const isNew = mode === 'sandbox' || (summary && summary.current.count + summary.previous.count === 0);
  const seesGuide = logins <= WIZARD_LOGINS && !isSuspended && isNew;
  const [isGuideHidden, setGuideHidden] = useState(() => readSetting('wizard') === 'hidden');
  const sections = useRef<HTMLDivElement>(null);

  const hideGuide = () => {
    writeSetting('wizard', 'hidden');
    setGuideHidden(true);
    // The pressed button is gone, so move the focus to the page.
    sections.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <PageHeader
        title={t(`greeting.${greetingAt(now())}`, { name: firstName })}
        actions={<RangeSwitch days={days} ranges={RANGES} />}
      />
      <chakra.div ref={sections} tabIndex={-1} outline="0" display="grid" gap="4">
        <NeedsYouCard />
        {seesBalance ? (
          <Suspense fallback={<BalanceWaiting />}>
            <BalanceCard />
          </Suspense>
        ) : null}
        <Overview days={days} />
        {seesDisbursements ? (
          <Suspense fallback={<SnapshotWaiting />}>
            <DisbursementSnapshot />
          </Suspense>
        ) : null}
        {seesInvoices ? (
          <Suspense fallback={<InvoicesWaiting />}>
            <InvoiceCard />
          </Suspense>
        ) : null}
        {/* Below the revenue figures, which most users come for. */}
        {seesGuide && !isGuideHidden ? <IntegrationWizard onHide={hideGuide} /> : null}
        <chakra.div
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: `repeat(${seesTrade ? 2 : 1}, minmax(0, 1fr))` }}
        >
          <ByStatus days={days} />
          {seesTrade ? <Activity /> : null}
        </chakra.div>
      </chakra.div>
    </>
  );
};

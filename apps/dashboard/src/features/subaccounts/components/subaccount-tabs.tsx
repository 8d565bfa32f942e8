import { chakra } from '@chakra-ui/react';
import { may, type Requirement } from '@dasbor/domain/access';
import { Link } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { useWho } from '../../../shared/state/session.ts';
import { TAB_BAR, useTabInSight } from '../../../shared/ui/page/tab-bar.ts';
import { subaccountPaths } from '../../../shared/paths/money-out/subaccounts.ts';

const TABS = {
  detail: {},
  payments: { permission: 'payment.view' },
  settlements: { permission: 'settlement.view' },
  disbursements: { permission: 'disbursement.view', feature: 'disbursement' },
  topUps: { permission: 'topup.view', feature: 'balance' },
  transfers: { feature: 'fund_transfer' },
  keys: { permission: 'settings.view' },
  settings: { permission: 'subaccount.create' },
} as const satisfies Record<string, Requirement>;

export type TabKey = keyof typeof TABS;

/** Each list of a subaccount has its own page and URL. */
export const SubaccountTabs = ({ id, current }: { id: string; current: TabKey }) => {
  const t = useT('subaccounts');
  const who = useWho();
  const bar = useTabInSight<HTMLElement>(current);
  const shown = (Object.keys(TABS) as TabKey[]).filter((key) => may(who, TABS[key]).ok);
  return (
    <chakra.nav ref={bar} aria-label={t('tab.label')} position="relative" css={TAB_BAR}>
      {shown.map((key) => {
        const to = subaccountPaths[key](id);
        return (
          <Link
            key={key}
            to={to}
            aria-current={key === current ? 'page' : undefined}
            onPointerEnter={() => prefetchPage(to)}
            onFocus={() => prefetchPage(to)}
          >
            {t(`tab.${key}`)}
          </Link>
        );
      })}
    </chakra.nav>
  );
};

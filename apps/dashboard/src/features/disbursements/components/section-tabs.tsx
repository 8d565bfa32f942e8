import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { NavLink, useLocation } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { useWho } from '../../../shared/state/session.ts';
import { TAB_BAR, useTabInSight } from '../../../shared/ui/page/tab-bar.ts';
import { disbursementPaths } from '../../../shared/paths/money-out/disbursements.ts';

/** Tabs for three lists: batches, payouts and top-ups. */
export const SectionTabs = () => {
  const t = useT('disbursements');
  const who = useWho();
  const bar = useTabInSight<HTMLElement>(useLocation().pathname);
  const tabs = [
    { key: 'batches', to: disbursementPaths.list },
    { key: 'items', to: disbursementPaths.items },
    ...(may(who, { permission: 'topup.view' }).ok
      ? [{ key: 'topUps', to: disbursementPaths.topUps } as const]
      : []),
  ] as const;
  return (
    <chakra.nav ref={bar} aria-label={t('nav.label')} position="relative" mb="4" css={TAB_BAR}>
      {tabs.map(({ key, to }) => (
        <NavLink
          key={key}
          to={to}
          end
          onPointerEnter={() => prefetchPage(to)}
          onFocus={() => prefetchPage(to)}
        >
          {t(`nav.${key}`)}
        </NavLink>
      ))}
    </chakra.nav>
  );
};

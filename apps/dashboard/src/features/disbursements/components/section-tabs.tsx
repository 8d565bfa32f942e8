import { chakra } from '@chakra-ui/react';
import { may } from '@dasbor/domain/access';
import { NavLink } from 'react-router-dom';
import { useT } from '../../../shared/i18n/use-t.ts';
import { prefetchPage } from '../../../shared/lib/prefetch.ts';
import { useWho } from '../../../shared/state/session.ts';
import { disbursementPaths } from '../paths.ts';

/** Batches, their payouts, and what filled the balance: three lists beside one another. */
export function SectionTabs() {
  const t = useT('disbursements');
  const who = useWho();
  const tabs = [
    { key: 'batches', to: disbursementPaths.list },
    { key: 'items', to: disbursementPaths.items },
    ...(may(who, { permission: 'topup.view' }).ok
      ? [{ key: 'topUps', to: disbursementPaths.topUps } as const]
      : []),
  ] as const;
  return (
    <chakra.nav aria-label={t('nav.label')} css={TABS}>
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
}

const TABS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  mb: '4',
  borderBottomWidth: '1px',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minH: '9',
    textStyle: 'label',
    color: 'fg.muted',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    mb: '-1px',
    focusVisibleRing: 'outside',
  },
  '& a:hover': { color: 'fg' },
  '& a[aria-current=page]': { color: 'brand.fg', borderColor: 'brand.solid', fontWeight: 'semibold' },
} as const;

import { chakra } from '@chakra-ui/react';
import { type NavGroup, type NavItem, nearestTo } from '@dasbor/domain/access';
import { type ReactNode, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../shared/i18n/use-t.ts';
import { useSession } from '../../shared/state/session.ts';
import { AppLink } from '../../shared/ui/app-link.tsx';
import { lazyExtra } from '../../shared/ui/overlays/lazy-part.ts';
import type { Badges } from './nav-counts/nav-counts.tsx';
import { NavIcon } from './nav-icons.tsx';
import { useNavigation } from './use-navigation.ts';

// After the entries are drawn. Without it, the menu works as before.
const NavCounts = lazyExtra(() => import('./nav-counts/nav-counts.tsx'));
const LinkHint = lazyExtra(() => import('./link-hint/link-hint.tsx'));
/** As for the guide on the first page (product spec §2). */
const NEW_LOGINS = 5;

export const Navigation = () => {
  const t = useT('app');
  const groups = useNavigation();
  const { pathname } = useLocation();
  const [badges, setBadges] = useState<Badges>({});
  const current = nearestTo(
    pathname,
    groups.flatMap(({ items }) => items),
  );
  return (
    <chakra.nav aria-label={t('nav.label')} display="grid" gap="4">
      {groups.map((group) => (
        <Group key={group.key} group={group} current={current} badges={badges} />
      ))}
      <Suspense>
        <NavCounts onCount={setBadges} />
      </Suspense>
    </chakra.nav>
  );
};

type GroupProps = { group: NavGroup; current: NavItem | undefined; badges: Badges };

const Group = ({ group, current, badges }: GroupProps) => {
  const t = useT('app');
  const name = t(`nav.group.${group.key}`);
  return (
    <div>
      {/* Home is not in a group and needs no heading. A list is named by its label, so that screen readers do not read its heading twice. */}
      {group.key === 'start' ? null : (
        <chakra.p aria-hidden="true" px="3" pb="1" color="fg.subtle" textStyle="overline">
          {name}
        </chakra.p>
      )}
      <chakra.ul aria-label={name} listStyleType="none" display="grid" gap="0.5" m="0" p="0">
        {group.items.map((item) => (
          <NavLink key={item.key} item={item} isCurrent={item === current} badge={badges[item.key]} />
        ))}
      </chakra.ul>
    </div>
  );
};

type NavLinkProps = { item: NavItem; isCurrent: boolean; badge: ReactNode };

const NavLink = ({ item, isCurrent, badge }: NavLinkProps) => {
  const t = useT('app');
  const { login_count: logins } = useSession();
  return (
    <li>
      <chakra.div position="relative">
        <AppLink
          to={item.path}
          aria-current={isCurrent ? 'page' : undefined}
          display="flex"
          alignItems="center"
          gap="3"
          minH={{ base: '11', md: '9' }}
          px="3"
          borderRadius="control"
          color="fg.muted"
          textStyle="label"
          textDecoration="none"
          transition="colors"
          _hover={{ bg: 'bg.muted', color: 'fg' }}
          _currentPage={{
            bg: 'brand.subtle',
            color: 'brand.fg',
            fontWeight: 'semibold',
            _before: {
              content: '""',
              position: 'absolute',
              insetStart: '0',
              top: '2',
              bottom: '2',
              width: '3px',
              borderRadius: 'full',
              bg: 'brand.solid',
            },
          }}
        >
          <NavIcon name={item.key} />
          {t(`nav.${item.key}`)}
        </AppLink>
        {badge}
      </chakra.div>
      <Suspense>{item.key === 'payment_links' && logins <= NEW_LOGINS ? <LinkHint /> : null}</Suspense>
    </li>
  );
};

import { chakra } from '@chakra-ui/react';
import type { NavItem } from '@dasbor/domain/access';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../shared/i18n/use-t.ts';
import { AppLink } from '../../shared/ui/app-link.tsx';
import { NavIcon } from './nav-icons.tsx';
import { useNavigation } from './use-navigation.ts';

export function Navigation() {
  const t = useT('app');
  const items = useNavigation();
  return (
    <chakra.nav aria-label={t('nav.label')}>
      <chakra.ul listStyleType="none" display="grid" gap="0.5" m="0" p="0">
        {items.map((item) => (
          <Entry key={item.key} item={item} />
        ))}
      </chakra.ul>
    </chakra.nav>
  );
}

function Entry({ item }: { item: NavItem }) {
  const t = useT('app');
  const { pathname } = useLocation();
  const headingId = useId();
  if (!item.children) return <NavLink item={item} isCurrent={leadsTo(item, pathname)} />;
  // Of a page and one below it (`/balance`, `/balance/topup`) the nearer is where one is.
  const [current] = item.children
    .filter((child) => leadsTo(child, pathname))
    .toSorted((a, b) => b.path.length - a.path.length);
  return (
    <chakra.li>
      {/* The name of what stands below it, and nothing to press: without an icon, and smaller than what leads somewhere. */}
      <chakra.p id={headingId} px="3" pt="3" pb="1" color="fg.subtle" textStyle="caption">
        {t(`nav.${item.key}`)}
      </chakra.p>
      <chakra.ul
        aria-labelledby={headingId}
        listStyleType="none"
        display="grid"
        gap="0.5"
        m="0"
        ps="3"
        borderStartWidth="1px"
        ms="3"
      >
        {item.children.map((child) => (
          <NavLink key={child.key} item={child} isCurrent={child === current} small />
        ))}
      </chakra.ul>
    </chakra.li>
  );
}

function leadsTo({ path }: NavItem, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

function NavLink({ item, isCurrent, small }: { item: NavItem; isCurrent: boolean; small?: boolean }) {
  const t = useT('app');
  return (
    <chakra.li>
      <AppLink
        to={item.path}
        aria-current={isCurrent ? 'page' : undefined}
        position="relative"
        display="flex"
        alignItems="center"
        gap="3"
        minH={{ base: '11', md: '9' }}
        px="3"
        borderRadius="control"
        color="fg.muted"
        textStyle={small ? 'small' : 'label'}
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
        {small ? null : <NavIcon name={item.key} />}
        {t(`nav.${item.key}`)}
      </AppLink>
    </chakra.li>
  );
}

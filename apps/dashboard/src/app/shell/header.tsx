import { chakra } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { Suspense } from 'react';
import { useT } from '../../shared/i18n/use-t.ts';
import { useAskedSignOut } from '../../shared/unsaved/sign-out/use-asked-sign-out.tsx';
import { useSession } from '../../shared/state/session.ts';
import { themeAtom, THEMES } from '../../shared/state/theme.ts';
import { IconButton } from '../../shared/ui/button.tsx';
import { THEME_ICONS } from '../../shared/ui/theme-icons.tsx';
import { LanguageToggle } from '../../shared/ui/preference-toggles.tsx';
import { Menu } from '../../shared/ui/overlays/menu.tsx';
import { lazyExtra } from '../../shared/ui/overlays/lazy-part.ts';
import { preloadDialog } from '../../shared/ui/overlays/dialog.tsx';
import { HelpIcon, MenuIcon } from './header-icons.tsx';
import { ModeSwitch } from './mode-switch.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { Search } from './search.tsx';

export type HeaderProps = {
  onOpenNavigation: () => void;
  onOpenShortcuts: () => void;
};

export const Header = ({ onOpenNavigation, onOpenShortcuts }: HeaderProps) => {
  const t = useT('app');
  const { leave, question } = useAskedSignOut();
  const signOut = () => void leave();
  return (
    <chakra.header
      data-shell=""
      position="sticky"
      top="var(--band)"
      zIndex="header"
      display="flex"
      alignItems="center"
      gap={{ base: '1', sm: '2' }}
      h="14"
      px={{ base: '2', sm: '4', lg: '6' }}
      bg="bg.canvas"
      borderBottomWidth="1px"
    >
      <chakra.span display={{ md: 'none' }}>
        <IconButton label={t('nav.open')} onClick={onOpenNavigation}>
          <MenuIcon />
        </IconButton>
      </chakra.span>
      <Merchant />
      <Search onShowShortcuts={onOpenShortcuts} onSignOut={signOut} />
      <ModeSwitch />
      <chakra.span display={{ base: 'none', sm: 'inline-flex' }} alignItems="center" gap="1">
        <LanguageToggle />
        <ThemeMenu />
      </chakra.span>
      <chakra.span display={{ base: 'none', md: 'inline-flex' }}>
        <IconButton
          label={t('header.help')}
          onClick={onOpenShortcuts}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
        >
          <HelpIcon />
        </IconButton>
      </chakra.span>
      <Notifications />
      <ProfileMenu onSignOut={signOut} />
      {question}
    </chakra.header>
  );
};

const Bell = lazyExtra(() => import('../../features/notifications/bell/bell.tsx'));

/** As wide as the bell, which comes after the page. */
const Notifications = () => (
  <chakra.span minW="10">
    <Suspense>
      <Bell />
    </Suspense>
  </chakra.span>
);

const MerchantMenu = lazyExtra(() => import('./merchants/merchant-menu.tsx'));

const Merchant = () => {
  const { merchant_name: name, merchant_count: count, viewing_as: viewed } = useSession();
  const text = (
    <chakra.p textStyle="strong" truncate title={name}>
      {name}
    </chakra.p>
  );
  return (
    <chakra.div display="flex" minW="0" flex="1">
      {count > 1 && !viewed ? (
        <Suspense fallback={text}>
          <MerchantMenu />
        </Suspense>
      ) : (
        text
      )}
    </chakra.div>
  );
};

const ThemeMenu = () => {
  const t = useT('app');
  const [theme, setTheme] = useAtom(themeAtom);
  const Icon = THEME_ICONS[theme];
  return (
    <Menu
      label={t('header.theme')}
      trigger={{ variant: 'quiet', px: '0', children: <Icon /> }}
      items={THEMES.map((option) => ({
        kind: 'choice',
        key: option,
        label: t(`theme.${option}`),
        chosen: theme === option,
        onSelect: () => setTheme(option),
      }))}
    />
  );
};

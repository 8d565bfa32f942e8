import { chakra } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { useT } from '../../shared/i18n/use-t.ts';
import { LANGUAGES } from '../../shared/i18n/i18n.ts';
import { useLanguageChoice } from '../../shared/ui/use-language-choice.ts';
import { useSession } from '../../shared/state/session.ts';
import { themeAtom, THEMES } from '../../shared/state/theme.ts';
import { Menu, type MenuEntry } from '../../shared/ui/overlays/menu.tsx';
import { useIsPhone } from '../../shared/list/use-media.ts';

/** The signed-in user, their account, and sign-out. On a phone it also has language and theme. */
export const ProfileMenu = ({ onSignOut }: { onSignOut: () => void }) => {
  const t = useT('app');
  const session = useSession();
  const phone = useIsPhone();
  const preferences = usePreferenceEntries();

  const items: MenuEntry[] = [
    {
      kind: 'heading',
      key: 'who',
      label: (
        <chakra.span display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="0.5" letterSpacing="normal">
          <chakra.span textStyle="strong" color="fg">
            {session.name}
          </chakra.span>
          <chakra.span textStyle="small" color="fg.muted">
            {session.email}
          </chakra.span>
          <chakra.span textStyle="small">{session.role_name}</chakra.span>
        </chakra.span>
      ),
    },
    { kind: 'separator', key: 'after-who' },
    { kind: 'link', key: 'profile', label: t('profile.details'), to: '/user/profile' },
    { kind: 'link', key: 'password', label: t('profile.password'), to: '/user/change-password' },
    ...(phone ? preferences : []),
    { kind: 'separator', key: 'before-out' },
    {
      kind: 'action',
      key: 'sign-out',
      label: t('profile.signOut'),
      onSelect: onSignOut,
    },
  ];

  return (
    <Menu
      label={t('header.profile', { name: session.name })}
      trigger={{ variant: 'quiet', px: '0', children: <Initials name={session.name} /> }}
      items={items}
    />
  );
};

const usePreferenceEntries = (): MenuEntry[] => {
  const t = useT('app');
  const shared = useT('shared');
  const [language, chooseLanguage] = useLanguageChoice();
  const [theme, setTheme] = useAtom(themeAtom);
  return [
    { kind: 'separator', key: 'before-language' },
    ...LANGUAGES.map((option): MenuEntry => ({
      kind: 'choice',
      key: option,
      label: shared(`toggle.languages.${option}`),
      chosen: option === language,
      onSelect: () => chooseLanguage(option),
    })),
    { kind: 'separator', key: 'before-theme' },
    ...THEMES.map((option): MenuEntry => ({
      kind: 'choice',
      key: option,
      label: t(`theme.${option}`),
      chosen: option === theme,
      onSelect: () => setTheme(option),
    })),
  ];
};

const Initials = ({ name }: { name: string }) => {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
  return (
    <chakra.span
      aria-hidden="true"
      display="grid"
      placeItems="center"
      boxSize="8"
      borderRadius="full"
      bg="brand.muted"
      color="brand.fg"
      fontSize="xs"
      fontWeight="bold"
      // The initials are decorative: the button's label has the full name.
      data-initials={letters}
      _before={{ content: 'attr(data-initials)' }}
    />
  );
};

import { useAtom } from 'jotai';
import { LANGUAGES } from '../i18n/i18n.ts';
import { useT } from '../i18n/use-t.ts';
import { themeAtom, type Theme } from '../state/theme.ts';
import { IconButton } from './button.tsx';
import { THEME_ICONS } from './theme-icons.tsx';
import { useLanguageChoice } from './use-language-choice.ts';

/** Names the language it leads to, in that language. */
export const LanguageToggle = () => {
  const t = useT('shared');
  const [language, choose] = useLanguageChoice();
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? 'id';
  return (
    <IconButton
      label={t('toggle.language', { code: other.toUpperCase(), language: t(`toggle.languages.${other}`) })}
      onClick={() => choose(other)}
      fontSize="sm"
    >
      <span lang={other}>{other.toUpperCase()}</span>
    </IconButton>
  );
};

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** Where there is no room for a menu: each press is the next of three. */
export const ThemeToggle = () => {
  const t = useT('shared');
  const [theme, setTheme] = useAtom(themeAtom);
  const Icon = THEME_ICONS[theme];
  return (
    <IconButton
      label={t('toggle.theme', { theme: t(`toggle.themes.${theme}`) })}
      onClick={() => setTheme(NEXT[theme])}
    >
      <Icon />
    </IconButton>
  );
};

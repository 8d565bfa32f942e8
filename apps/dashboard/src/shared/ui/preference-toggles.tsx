import { chakra } from '@chakra-ui/react';
import { useAtom } from 'jotai';
import { LANGUAGES } from '../i18n/i18n.ts';
import { useT } from '../i18n/use-t.ts';
import { languageAtom } from '../state/language.ts';
import { themeAtom, type Theme } from '../state/theme.ts';
import { IconButton } from './button.tsx';

/** Names the language it leads to, in that language. */
export function LanguageToggle() {
  const t = useT('shared');
  const [language, setLanguage] = useAtom(languageAtom);
  const other = LANGUAGES.find((candidate) => candidate !== language) ?? 'id';
  return (
    <IconButton
      label={t('toggle.language', { code: other.toUpperCase(), language: t(`toggle.languages.${other}`) })}
      onClick={() => void setLanguage(other)}
      fontSize="sm"
    >
      <span lang={other}>{other.toUpperCase()}</span>
    </IconButton>
  );
}

const NEXT: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };

/** Where there is no room for a menu: each press is the next of three. */
export function ThemeToggle() {
  const t = useT('shared');
  const [theme, setTheme] = useAtom(themeAtom);
  return (
    <IconButton
      label={t('toggle.theme', { theme: t(`toggle.themes.${theme}`) })}
      onClick={() => setTheme(NEXT[theme])}
    >
      <chakra.svg
        viewBox="0 0 20 20"
        boxSize="4.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <circle cx="10" cy="10" r="6.5" />
        {theme === 'system' ? (
          <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" stroke="none" />
        ) : null}
        {theme === 'dark' ? <circle cx="10" cy="10" r="6.5" fill="currentColor" stroke="none" /> : null}
      </chakra.svg>
    </IconButton>
  );
}

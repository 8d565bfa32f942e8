import { atom } from 'jotai';
import { readSetting, writeSetting } from '../lib/settings.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const storedTheme = (): Theme => {
  const stored = readSetting('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

const chosen = atom<Theme>(storedTheme());

/** The same class that the script in index.html sets before the first paint. */
export const applyTheme = (theme: Theme): void => {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(DEVICE_IS_DARK).matches);
  // Always print in the light theme: dark colours would print as black pages, or as pale text without a background.
  const dark = isDark && !matchMedia('print').matches;
  const { classList } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
};

const DEVICE_IS_DARK = '(prefers-color-scheme: dark)';

export const themeAtom = atom(
  (get) => get(chosen),
  (_get, set, theme: Theme) => {
    writeSetting('theme', theme);
    set(chosen, theme);
    applyTheme(theme);
  },
);

/** Runs again when the device's theme changes, and before and after printing. */
export const followTheme = (): void => {
  const apply = () => applyTheme(storedTheme());
  apply();
  for (const query of [DEVICE_IS_DARK, 'print']) matchMedia(query).addEventListener('change', apply);
};

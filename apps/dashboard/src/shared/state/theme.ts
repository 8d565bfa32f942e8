import { atom } from 'jotai';
import { readSetting, writeSetting } from '../lib/settings.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

const chosen = atom<Theme>(storedTheme());

export const themeAtom = atom(
  (get) => get(chosen),
  (_get, set, theme: Theme) => {
    writeSetting('theme', theme);
    set(chosen, theme);
    applyTheme(theme);
  },
);

export function storedTheme(): Theme {
  const stored = readSetting('theme');
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** The same class that the script in index.html sets before the first paint. */
export function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const { classList } = document.documentElement;
  classList.toggle('dark', dark);
  classList.toggle('light', !dark);
}

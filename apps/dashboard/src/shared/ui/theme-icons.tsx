import type { Theme } from '../state/theme.ts';
import { icon, type IconComponent } from './icon.tsx';

/** The look that is chosen, drawn. */
export const THEME_ICONS: Readonly<Record<Theme, IconComponent>> = {
  light: icon(
    <>
      <circle cx="10" cy="10" r="3.2" />
      <path d="M10 2.8v1.4m0 11.6v1.4M2.8 10h1.4m11.6 0h1.4M4.9 4.9l1 1m8.2 8.2 1 1m0-10.2-1 1m-8.2 8.2-1 1" />
    </>,
  ),
  dark: icon(<path d="M16.5 11.8A6.7 6.7 0 0 1 8.2 3.5a6.7 6.7 0 1 0 8.3 8.3z" />),
  system: icon(
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 0 1 0 13z" fill="currentColor" stroke="none" />
    </>,
  ),
};

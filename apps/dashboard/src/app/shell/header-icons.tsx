import { icon } from '../../shared/ui/icon.tsx';

export const MenuIcon = icon(<path d="M3.5 6h13M3.5 10h13M3.5 14h13" />);
export const HelpIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M7.9 8a2.1 2.1 0 1 1 3.2 1.8c-.7.4-1.1.9-1.1 1.6m0 2.3v.01" />
  </>,
);
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.2" />
    <path d="M10 2.8v1.4m0 11.6v1.4M2.8 10h1.4m11.6 0h1.4M4.9 4.9l1 1m8.2 8.2 1 1m0-10.2-1 1m-8.2 8.2-1 1" />
  </>,
);
export const MoonIcon = icon(<path d="M16.5 11.8A6.7 6.7 0 0 1 8.2 3.5a6.7 6.7 0 1 0 8.3 8.3z" />);

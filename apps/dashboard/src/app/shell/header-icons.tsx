import { icon } from '../../shared/ui/icon.tsx';

export const MenuIcon = icon(<path d="M3.5 6h13M3.5 10h13M3.5 14h13" />);
export const HelpIcon = icon(
  <>
    <circle cx="10" cy="10" r="7" />
    <path d="M7.9 8a2.1 2.1 0 1 1 3.2 1.8c-.7.4-1.1.9-1.1 1.6m0 2.3v.01" />
  </>,
);

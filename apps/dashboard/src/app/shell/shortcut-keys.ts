import { useNavItems } from './use-navigation.ts';

type Shortcut = {
  /** Pressed in sequence. */
  keys: string;
  does: 'help' | 'search' | 'home' | 'orders' | 'payments';
  to?: string;
};

const SHORTCUTS: readonly Shortcut[] = [
  { keys: '?', does: 'help' },
  { keys: '/', does: 'search' },
  { keys: 'gh', does: 'home', to: '/home' },
  { keys: 'go', does: 'orders', to: '/orders' },
  { keys: 'gp', does: 'payments', to: '/payments' },
];

/** A shortcut exists only for pages in the user's sidebar. */
export const useShortcuts = (): readonly Shortcut[] => {
  const pages = useNavItems();
  return SHORTCUTS.filter(({ to }) => !to || pages.some(({ path }) => path === to));
};
